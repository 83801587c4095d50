import type { PollDetails } from '../../api/polls.ts'
import { useCode } from '../../hooks/use-code.ts'
import { useExplainedLive } from '../../hooks/use-explained-live.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { pathTo } from '../../lib/path-to.ts'
import { Badge } from '../../ui/badge.tsx'
import { NoticeProblem } from '../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../ui/resource-frame.tsx'
import { useStyles } from '../../ui/styles.ts'
import { variables } from '../../ui/variables.ts'
import { whenShown } from './poll-outcome.tsx'
import { PollBars } from './poll-result.tsx'
import wallCss from './poll-wall.css?inline'
import css from './polls.css?inline'
import { pollMessages } from './polls.messages.ts'
import { pollsById } from './polls.store.ts'

/** A poll as a full screen, for a display at the event: the question, the result once it is shown to everybody, and where to vote. */
export function PollWall({ id }: Readonly<{ id: string }>) {
  useStyles(css)
  useStyles(wallCss)
  const say = useMessages(pollMessages)
  const { notLive, ...frame } = useExplainedLive(useUserSlice(pollsById)(id), {
    loading: say('loading'),
    failed: say('failed'),
  })
  return (
    <div className="poll-wall" part="page">
      <ResourceFrame {...frame} Problem={NoticeProblem}>
        {poll => <Wall poll={poll} notLive={notLive} />}
      </ResourceFrame>
    </div>
  )
}

function Wall({ poll, notLive }: Readonly<{ poll: PollDetails; notLive: string | undefined }>) {
  const { name } = useSettings()
  const say = useMessages(pollMessages)
  const isOpen = poll.state === 'open'
  // Not what this device sees because somebody has voted on it.
  const result = isOpen && poll.results_shown !== 'always' ? undefined : poll.result
  const when = whenShown(poll)
  return (
    <>
      <header>
        <p className="poll-wall-event">{name}</p>
        <h1 tabIndex={-1}>{poll.question}</h1>
        <p className="poll-wall-state">
          <Badge kind={isOpen ? 'success' : 'neutral'}>{say(isOpen ? 'open' : 'closed')}</Badge>
          {notLive && <Badge kind="warning">{notLive}</Badge>}
        </p>
      </header>
      <div className="poll-wall-main">
        {result ? (
          <div className="poll-wall-result" style={variables({ '--_rows': poll.options.length })}>
            <PollBars poll={{ ...poll, voted_for: undefined }} result={result} />
          </div>
        ) : (
          <div>
            <ul className="poll-wall-options" style={variables({ '--_rows': poll.options.length })}>
              {poll.options.map(({ option_id, label }) => (
                <li key={option_id}>{label}</li>
              ))}
            </ul>
            {when && <p className="poll-wall-later">{say(when)}</p>}
          </div>
        )}
        {isOpen && <Address poll={poll} />}
      </div>
    </>
  )
}

const loadCode = () => import('../../ui/qr-code.tsx')

/** Where to vote, as a QR code, and in letters that are short enough to type: those of the list. */
function Address({ poll: { poll_id: id, publicYN } }: Readonly<{ poll: PollDetails }>) {
  const say = useMessages(pollMessages)
  const { microsite_url } = useSettings()
  const addressOf = (path: string) => microsite_url.replace(/\/$/, '') + path
  const code = useCode(loadCode)
  return (
    <div className="poll-wall-address">
      <p>{say(publicYN ? 'voteNow' : 'signIn')}</p>
      {code.type === 'ready' ? (
        <code.value.QrCode text={addressOf(pathTo(publicYN ? 'public-poll' : 'poll', { id }))} label={say('qr')} />
      ) : (
        <div className="poll-wall-code" role="status" aria-busy="true" aria-label={say('qr')} />
      )}
      <p className="poll-wall-url">{addressOf(pathTo('polls')).replace(/^https?:\/\//, '')}</p>
    </div>
  )
}
