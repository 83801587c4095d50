import { useMessages } from '../../hooks/use-messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { checkIcon } from '../../ui/icons.ts'
import { accountMessages } from './account.messages.ts'

/** "Saved" beside a button, announced when it appears. */
export function Saved({ shown, text }: Readonly<{ shown: boolean; text?: string }>) {
  const say = useMessages(accountMessages)
  return (
    <p className="account-saved" role="status">
      {shown && (
        <>
          <Icon path={checkIcon} size={18} /> {text ?? say('saved')}
        </>
      )}
    </p>
  )
}
