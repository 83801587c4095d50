import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Result } from '../../ui/result.tsx'
import { pollMessages } from './polls.messages.ts'

/** After a vote in a poll whose results the voter does not see (yet). */
export function PollThanks() {
  const { hrefTo } = useLinks()
  const say = useMessages(pollMessages)
  return (
    <Result
      kind="success"
      title={say('successTitle')}
      action={
        <LinkButton variant="primary" href={hrefTo('polls')}>
          {say('all')}
        </LinkButton>
      }
    >
      <p>{say('success')}</p>
    </Result>
  )
}
