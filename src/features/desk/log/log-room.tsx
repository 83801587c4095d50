import { useStore } from '@nanostores/react'
import type { AuditEntry } from '../../../api/admin.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { announce } from '../../../ui/announcer.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { clockIcon } from '../../../ui/icons.ts'
import { useStyles } from '../../../ui/styles.ts'
import { CommandProblem } from '../command-problem.tsx'
import { deskMessages } from '../desk.messages.ts'
import { formatTime } from '../format-time.ts'
import { PagedTable } from '../paged-table.tsx'
import { RoomPage } from '../room-page.tsx'
import { changesOf, detailsOf, undoneOf, type Written } from './changes.ts'
import { fieldMessages } from './fields.messages.ts'
import css from './log.css?inline'
import { logMessages } from './log.messages.ts'
import { auditTable } from './log.store.ts'
import { valueMessages } from './values.messages.ts'

/**
 * The audit log: who did what and when, with the values before and after. What nobody has changed since can be undone.
 */
export function Room() {
  useStyles(css)
  const { locale } = useSurroundings()
  const say = useMessages(logMessages)
  const sayDesk = useMessages(deskMessages)
  const { table, undo } = useUserSlice(auditTable)
  const isBusy = useStore(undo.$state).type === 'busy'
  const { currency, currency_decimals: decimals } = useSettings()
  const [sayField, sayValue] = [useMessages(fieldMessages), useMessages(valueMessages)]
  const written: Written = { locale, currency, decimals, sayField, sayValue }
  const actionOf = ({ action }: AuditEntry) => (isAction(action) ? say(action) : action.replaceAll('_', ' '))
  const titleOf = ({ title }: AuditEntry) => title || say('untold')
  const whoOf = ({ person }: AuditEntry) => person ?? say('nobody')

  return (
    <RoomPage title={say('title')} lead={say('lead')}>
      <CommandProblem command={undo} />
      <PagedTable
        caption={say('title')}
        table={table}
        keyOf={entry => entry.entry_id}
        empty={
          <EmptyState icon={clockIcon} title={say('emptyTitle')}>
            {say('empty')}
          </EmptyState>
        }
        columns={() => [
          { title: say('what'), show: entry => actionOf(entry) },
          {
            title: say('subject'),
            show: entry => <Subject title={titleOf(entry)} details={detailsOf(entry, written)} />,
          },
          { title: say('change'), show: entry => <Changes entry={entry} written={written} /> },
          { title: say('who'), show: whoOf },
          { title: say('when'), numeric: true, show: ({ at }) => formatTime(at, locale) },
          {
            title: sayDesk('undo'),
            numeric: true,
            show: entry =>
              entry.can_undoYN && (
                <Button
                  disabled={isBusy}
                  onClick={() =>
                    void undo.run({
                      entry,
                      onDone: () => announce(say(undoneOf(entry), { title: titleOf(entry) }), 'assertive'),
                    })
                  }
                >
                  {sayDesk('undo')}
                </Button>
              ),
          },
        ]}
        csv={{
          name: 'log',
          heading: [say('when'), say('who'), say('what'), say('subject'), say('change')],
          row: entry => [
            ...[entry.at, whoOf(entry), actionOf(entry)],
            [titleOf(entry), detailsOf(entry, written)].filter(Boolean).join(', '),
            changesOf(entry, written)
              .map(({ label, values }) => (values ? `${label}: ${values.from} → ${values.to}` : label))
              .join('; '),
          ],
        }}
      />
    </RoomPage>
  )
}

function Subject({ title, details }: Readonly<{ title: string; details: string }>) {
  return (
    <>
      {title}
      {details && <span className="log-details desk-muted">{details}</span>}
    </>
  )
}

function Changes({ entry, written }: Readonly<{ entry: AuditEntry; written: Written }>) {
  const say = useMessages(logMessages)
  const changes = changesOf(entry, written)
  if (!changes.length) return null
  return (
    <ul className="log-changes">
      {changes.map(({ name, label, values }) => (
        <li key={name}>
          <span className="desk-muted">{label}</span>
          {values && (
            <>
              {' '}
              <del>{values.from || say('nothing')}</del> → <ins>{values.to || say('nothing')}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

const isAction = (action: string): action is Exclude<keyof typeof logMessages, 'title'> =>
  action !== 'title' && Object.hasOwn(logMessages, action)
