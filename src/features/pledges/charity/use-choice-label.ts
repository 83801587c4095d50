import type { Charity } from '../../../api/pledges.ts'
import type { Label } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { itemMessages } from '../item/item.messages.ts'
import { charityMessages } from './charity.messages.ts'
import { shareField } from './parts.ts'

type Values = Readonly<Record<string, string>>

/** Labels of the fields of a pledge's form, including those of each charity. */
export function useChoiceLabel(charities: readonly Charity[]): Label<Values> {
  const say = useMessages(charityMessages)
  const sayItem = useMessages(itemMessages)
  return (field, inSentence) => {
    const charity = charities.find(({ charity_id: id }) => field === shareField(id))
    if (charity) return say(inSentence ? 'shareLabel' : 'share', { name: charity.name })
    if (field === 'amount' || field === 'own') return say(inSentence ? 'amountLabel' : 'amount')
    if (field === 'firstName' || field === 'lastName' || field === 'email') {
      return sayItem(inSentence ? `${field}Label` : field)
    }
    return sayItem('charityLabel')
  }
}
