import { useEffect } from 'react'
import type { DeskAgendas } from '../../../api/admin-guests.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { calendarIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { CommandProblem } from '../command-problem.tsx'
import { hasPermission } from '../desk.store.ts'
import type { RoomProps } from '../desk-room.ts'
import { RoomPage } from '../room-page.tsx'
import { tableWaiting } from '../table-waiting.tsx'
import { useDeviceZone } from '../use-device-zone.ts'
import { AgendaCard } from './agenda-card.tsx'
import { AgendaEditor } from './agenda-editor.tsx'
import css from './agendas.css?inline'
import { agendasMessages } from './agendas.messages.ts'
import { deskAgendas } from './agendas.store.ts'
import { SessionGuests } from './session-guests.tsx'

/** The programme: all of its agendas, one to edit, or the guests of a session. */
export function Room({ rest, permissions }: RoomProps) {
  useStyles(css)
  const say = useMessages(agendasMessages)
  const { all } = useUserSlice(deskAgendas)
  const frame = useExplained(all, { loading: say('loading'), failed: say('failed') })
  const mayEdit = hasPermission(permissions, 'tickets.edit')

  // Others may have chosen or edited sessions meanwhile.
  useEffect(() => {
    if (!rest) void all.refresh()
  }, [rest, all])

  return (
    <ResourceFrame {...frame} skeleton={tableWaiting} Problem={NoticeProblem}>
      {programme => {
        const [page = '', sessionId = ''] = rest.split('/')
        if (page === 'guests') {
          const sessions = programme.agendas.flatMap(({ sessions }) => sessions)
          const session = sessions.find(({ session_id }) => session_id === sessionId)
          return <SessionGuests sessionId={sessionId} title={session?.title ?? say('title')} />
        }
        const agenda = programme.agendas.find(({ agenda_id }) => agenda_id === page)
        return page && mayEdit && (agenda || page === 'new') ? (
          <RoomPage key={page} title={agenda?.title ?? say('add')} back={{ to: ['agendas'], label: say('back') }}>
            <AgendaEditor all={programme} agenda={agenda} />
          </RoomPage>
        ) : (
          <Programme all={programme} mayEdit={mayEdit} />
        )
      }}
    </ResourceFrame>
  )
}

function Programme({ all, mayEdit }: Readonly<{ all: DeskAgendas; mayEdit: boolean }>) {
  const { hrefTo } = useLinks()
  const say = useMessages(agendasMessages)
  const { save } = useUserSlice(deskAgendas)
  const zone = useDeviceZone()
  const add = mayEdit && (
    <LinkButton variant="primary" href={hrefTo('admin', { rest: ['agendas', 'new'] })}>
      {say('add')}
    </LinkButton>
  )
  return (
    <RoomPage title={say('title')} actions={all.agendas.length > 0 && add}>
      <CommandProblem command={save} />
      {all.agendas.length > 0 && <p className="desk-muted">{zone}</p>}
      {all.agendas.map(agenda => (
        <AgendaCard key={agenda.agenda_id} all={all} agenda={agenda} mayEdit={mayEdit} />
      ))}
      {!all.agendas.length && (
        <EmptyState icon={calendarIcon} title={say('emptyTitle')} action={add}>
          {say('empty')}
        </EmptyState>
      )}
    </RoomPage>
  )
}
