import { useState } from 'react'
import type { AdminPollForm } from '../../../api/admin-polls.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { csvOf } from '../../../lib/csv.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { Bars } from '../../../ui/bars.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { downloadIcon } from '../../../ui/icons.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { deskMessages } from '../desk.messages.ts'
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
      <Address poll={poll} />
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

/** Where guests vote, to be copied. */
function Address({ poll: { poll_id, publicYN } }: Pick<Props, 'poll'>) {
  const { element } = useSurroundings()
  const say = useMessages(pollsMessages)
  const [copied, setCopied] = useState<boolean>()
  const { microsite_url } = useSettings()
  const url = microsite_url.replace(/\/$/, '') + pathTo(publicYN ? 'public-poll' : 'poll', { id: poll_id })

  function copy() {
    const { navigator } = element.ownerDocument.defaultView ?? window
    navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    ) ?? setCopied(false)
  }

  return (
    <div className="polls-address">
      <TextField name="address" label={say('address')} value={url} readOnly onInput={() => undefined} />
      <Button onClick={copy}>{say('copy')}</Button>
      <p role="status" className="desk-muted">
        {copied !== undefined && say(copied ? 'copied' : 'byHand')}
      </p>
    </div>
  )
}
