import { useMessages } from '../../hooks/use-messages.ts'
import { accountMessages } from './account.messages.ts'

type Key = keyof typeof accountMessages
type Labelled = { [K in Key]: `${K}Label` extends Key ? K : never }[Key]

/** The labels of the account's fields: alone, and inside a sentence. */
export function useLabels() {
  const say = useMessages(accountMessages)
  return (field: string, inSentence: boolean): string => {
    const name = field === 'mobile_country' ? 'mobile' : (field as Labelled)
    return say(inSentence ? `${name}Label` : name)
  }
}
