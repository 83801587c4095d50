import { useEffect } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useExplainedLive } from '../../hooks/use-explained-live.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { formatMoment } from '../../lib/dates.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { NoticeProblem } from '../../ui/notice-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../ui/resource-frame.tsx'
import { Result } from '../../ui/result.tsx'
import { RouteSkeleton } from '../../ui/skeletons/route-skeleton.tsx'
import { useStyles } from '../../ui/styles.ts'
import { PollVote } from './poll-vote.tsx'
import css from './polls.css?inline'
import { pollMessages } from './polls.messages.ts'
import { pollsById } from './polls.store.ts'

type Props = Readonly<{
  id: string
  /** What was chosen before signing in. */
  chosen?: string | undefined
  /** Receives the question once it is known. */
  onTitle?: (title: string) => void
}>

/** One poll: voting while it is open, and its result for those who may see it. */
export function PollView({ id, chosen, onTitle }: Props) {
  useStyles(css)
  const { locale } = useSurroundings()
  const { time_zone } = useSettings()
  const { hrefTo } = useLinks()
  const say = useMessages(pollMessages)
  const live = useUserSlice(pollsById)(id)
  const { notLive, ...frame } = useExplainedLive(live, { loading: say('loading'), failed: say('failed') })
  const { state } = frame
  const title = state.type === 'ready' ? state.value.question : undefined

  useEffect(() => {
    if (title) onTitle?.(title)
  }, [title, onTitle])

  if (state.type === 'loading') return <RouteSkeleton name="polls" {...waitingWords(state, frame.words)} />
  if (state.type === 'failed' && state.failure.type === 'http' && state.failure.status === 404) {
    return (
      <Result
        kind="info"
        title={say('missingTitle')}
        action={<LinkButton href={hrefTo('polls')}>{say('all')}</LinkButton>}
      >
        <p>{say('missing')}</p>
      </Result>
    )
  }
  return (
    <ResourceFrame {...frame} Problem={NoticeProblem}>
      {poll => (
        <Page
          width="reading"
          title={poll.question}
          lead={poll.description && <span className="poll-description">{poll.description}</span>}
          before={<BackLink href={hrefTo('polls')}>{say('all')}</BackLink>}
        >
          <p className="poll-facts">
            <Badge kind={poll.state === 'open' ? 'success' : 'neutral'}>
              {say(poll.state === 'open' ? 'open' : 'closed')}
            </Badge>
            {poll.state === 'open' && poll.closes_at && (
              <span>{say('closesAt', { moment: formatMoment(poll.closes_at, locale, time_zone) })}</span>
            )}
            {poll.state === 'open' && poll.publicYN && <span>{say('public')}</span>}
            {notLive && <span>{notLive}</span>}
          </p>
          <PollVote key={id} poll={poll} live={live} chosen={chosen} />
        </Page>
      )}
    </ResourceFrame>
  )
}
