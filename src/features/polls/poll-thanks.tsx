import type { ReactNode } from 'react'
import { useExplainedLive } from '../../hooks/use-explained-live.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Result } from '../../ui/result.tsx'
import { pollMessages } from './polls.messages.ts'
import { pollList } from './polls.store.ts'

/**
 * After a vote in a poll whose results the voter does not see (yet).
 * @param otherwise shown if the event has no polls
 */
export function PollThanks({ otherwise }: Readonly<{ otherwise: ReactNode }>) {
  const { hrefTo } = useLinks()
  const say = useMessages(pollMessages)
  const { state } = useExplainedLive(useUserSlice(pollList))
  if (state.type === 'ready' && !state.value.size) return otherwise
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
