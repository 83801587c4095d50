import type { ReactNode } from 'react'
import type { ListedPoll } from '../../api/polls.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useExplainedLive } from '../../hooks/use-explained-live.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { formatMoment } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { NoticeProblem } from '../../ui/notice-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../ui/resource-frame.tsx'
import { RouteSkeleton } from '../../ui/skeletons/route-skeleton.tsx'
import { useStyles } from '../../ui/styles.ts'
import css from './polls.css?inline'
import { pollMessages } from './polls.messages.ts'
import { pollList } from './polls.store.ts'

/** The event's polls, open ones first. @param otherwise shown if there are none */
export function PollList({ title, otherwise }: Readonly<{ title: string; otherwise: ReactNode }>) {
  useStyles(css)
  const say = useMessages(pollMessages)
  const live = useUserSlice(pollList)
  const { notLive, ...frame } = useExplainedLive(live, { loading: say('loading'), failed: say('failed') })
  const { state } = frame
  if (state.type === 'loading') return <RouteSkeleton name="polls" {...waitingWords(state, frame.words)} />
  if (state.type === 'ready' && !state.value.size) return otherwise
  return (
    <Page width="reading" title={title} lead={notLive}>
      <ResourceFrame {...frame} Problem={NoticeProblem}>
        {known => (
          <ul className="poll-list">
            {[...known.values()].map(poll => (
              <Row key={poll.poll_id} poll={poll} />
            ))}
          </ul>
        )}
      </ResourceFrame>
    </Page>
  )
}

function Row({ poll: { poll_id: id, question, state, publicYN, closes_at, votedYN } }: Readonly<{ poll: ListedPoll }>) {
  const { locale } = useSurroundings()
  const { time_zone } = useSettings()
  const { hrefTo } = useLinks()
  const say = useMessages(pollMessages)
  const isOpen = state === 'open'
  return (
    <li>
      <a href={hrefTo(publicYN ? 'public-poll' : 'poll', { id })}>{question}</a>
      <p className="poll-facts">
        <Badge kind={isOpen ? 'success' : 'neutral'}>{say(isOpen ? 'open' : 'closed')}</Badge>
        {votedYN && <Badge kind="brand">{say('voted')}</Badge>}
        {isOpen && closes_at && <span>{say('closesAt', { moment: formatMoment(closes_at, locale, time_zone) })}</span>}
      </p>
    </li>
  )
}
