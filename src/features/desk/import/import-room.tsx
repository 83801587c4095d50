import { useStore } from '@nanostores/react'
import { type FormEvent, useMemo } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Restored } from '../../checkout/restored.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { RoomPage } from '../room-page.tsx'
import { importMessages } from './import.messages.ts'
import { createImport } from './import.store.ts'

/** Imports guests from a file or a pasted list, after showing which lines have which problems. */
export function Room() {
  const { site } = useSurroundings()
  const say = useMessages(importMessages)
  const store = useMemo(() => createImport(site), [site])
  const text = useStore(store.$text)
  const read = useStore(store.$read)
  const written = useStore(store.$written)
  const checking = useStore(store.preview.$state).type === 'busy'

  function submit(event: FormEvent) {
    event.preventDefault()
    void store.preview.run()
  }

  return (
    <RoomPage title={say('title')}>
      <p>{say('lead')}</p>
      {written !== undefined && (
        <Notice kind="success" title={say('written', { count: written })}>
          {say('writtenText')}
          {read && <p>{say('leftText')}</p>}
        </Notice>
      )}
      <Card title={say('list')}>
        <form className="desk-room" noValidate onSubmit={submit}>
          <Restored {...store.kept} />
          <label className="desk-upload button button-secondary">
            <span className="button-label">{say('file')}</span>
            <input
              type="file"
              name="file"
              accept=".csv,.tsv,.txt,text/csv"
              onChange={event => {
                const [file] = event.currentTarget.files ?? []
                if (file) void store.choose(file)
                // Cleared, so that the same file can be chosen again.
                event.currentTarget.value = ''
              }}
            />
          </label>
          <TextField
            name="list"
            label={say('paste')}
            help={say('pasteHelp')}
            value={text}
            onInput={store.type}
            rows={8}
            plain
            {...(read?.type === 'problem' && { error: say(read.problem) })}
          />
          <Checkbox
            name="mail"
            label={say('mail')}
            checked={useStore(store.$mail)}
            onChoose={chosen => store.$mail.set(chosen)}
          />
          <div className="form-actions">
            <Button variant={read?.type === 'rows' ? 'secondary' : 'primary'} type="submit" busy={checking}>
              {say('check')}
            </Button>
          </div>
        </form>
      </Card>
      <CommandProblem command={store.preview} />
      <Preview store={store} />
    </RoomPage>
  )
}

function Preview({ store }: Readonly<{ store: ReturnType<typeof createImport> }>) {
  const say = useMessages(importMessages)
  const read = useStore(store.$read)
  const lines = useStore(store.$lines)
  const writing = useStore(store.write.$state).type === 'busy'
  if (read?.type !== 'rows' || !lines.length) return null
  const problems = new Map(lines.map(({ line, problem }) => [line, problem]))
  const wrong = lines.filter(({ problem }) => problem).length
  const good = lines.length - wrong
  return (
    <>
      {read.ignored.length > 0 && (
        <Notice kind="info" title={say('ignored', { count: read.ignored.length, names: read.ignored.join(', ') })} />
      )}
      <p role="status">{wrong === 0 ? say('allGood') : say('wrong', { count: wrong })}</p>
      <DataTable
        caption={say('title')}
        rows={[...read.rows].sort((one, other) => rank(problems.get(one.line)) - rank(problems.get(other.line)))}
        keyOf={row => String(row.line)}
        columns={[
          { title: say('name'), show: row => row.guest_name },
          { title: say('line'), numeric: true, show: row => row.line },
          { title: say('email'), show: row => row.guest_email },
          {
            title: say('what'),
            show: row => {
              const problem = problems.get(row.line)
              if (problem) return <strong>{say(problem)}</strong>
              return row.order_reference ? say('takes', { order: row.order_reference }) : say('invites')
            },
          },
        ]}
      />
      <CommandProblem command={store.write} />
      {good > 0 && (
        <div className="form-actions">
          <Button variant="primary" busy={writing} onClick={() => void store.write.run()}>
            {say('write', { count: good })}
          </Button>
        </div>
      )}
    </>
  )
}

/** Lines with a problem come first. */
const rank = (problem: string | undefined) => (problem ? 0 : 1)
