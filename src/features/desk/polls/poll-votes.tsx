import type { AdminPollForm } from '../../../api/admin-polls.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { csvOf } from '../../../lib/csv.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { Bars } from '../../../ui/bars.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { downloadIcon } from '../../../ui/icons.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { deskMessages } from '../desk.messages.ts'
import { GuestLink } from '../guest-link.tsx'
import { pollsMessages } from './polls.messages.ts'

type Props = Readonly<{ poll: AdminPollForm; notLive: string | undefined }>

/** A poll's result as it moves, also as a file, and the address to hand out. */
export function PollVotes({ poll, notLive }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(pollsMessages)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return (
    <Card title={say('result')} aside={<Download poll={poll} />}>
      {notLive && <p className="desk-muted">{notLive}</p>}
      <Bars
        bars={poll.options.map(({ option_id: key, label }) => {
          const { votes, share } = countOf(poll, key)
          return { key, label, figures: say('votesOf', { count: votes, share: percent.format(share) }), share }
        })}
      />
      <p>
        <strong>{say('voters', { count: poll.result.voters })}</strong>
      </p>
      <p className="desk-muted">{say(`${poll.results_shown}Help`)}</p>
      {poll.publicYN && <p className="desk-muted">{say('devices')}</p>}
      <GuestLink path={pathTo(poll.publicYN ? 'public-poll' : 'poll', { id: poll.poll_id })} />
    </Card>
  )
}

function countOf({ result: { options, voters } }: Pick<AdminPollForm, 'result'>, id: string) {
  const votes = options.find(({ option_id }) => option_id === id)?.votes ?? 0
  return { votes, share: voters ? votes / voters : 0 }
}

function Download({ poll }: Pick<Props, 'poll'>) {
  const { site } = useSurroundings()
  const say = useMessages(pollsMessages)
  const sayDesk = useMessages(deskMessages)

  function save() {
    const rows = poll.options.map(({ option_id, label }) => {
      const { votes, share } = countOf(poll, option_id)
      return [label, votes, Math.round(share * 1000) / 10]
    })
    const table = [[say('answer'), say('votes'), say('share')], ...rows, [say('votesInAll'), poll.result.voters]]
    saveFile(`${site.event}-${poll.poll_id}.csv`, csvOf(table), 'text/csv;charset=utf-8')
  }

  return (
    <Button onClick={save}>
      <Icon path={downloadIcon} size={18} />
      {sayDesk('download')}
    </Button>
  )
}
