import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { DeskAgenda, DeskAgendas } from '../../../api/admin-guests.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { formatTime } from '../format-time.ts'
import { useTypeTitles } from '../use-type-titles.ts'
import { agendasMessages } from './agendas.messages.ts'
import { type DeskSession, deskAgendas, isShort, isUnused } from './agendas.store.ts'

type Props = Readonly<{ all: DeskAgendas; agenda: DeskAgenda; mayEdit: boolean }>

/** An agenda, how full its sessions are, and its actions. */
export function AgendaCard({ all: { agendas, types }, agenda, mayEdit }: Props) {
  const { locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(agendasMessages)
  const { save } = useUserSlice(deskAgendas)
  const isBusy = useStore(save.$state).type === 'busy'
  const [isAsked, setAsked] = useState(false)
  const { agenda_id: id, title, requiredYN, ticket_type_ids: typeIds, sessions } = agenda
  const index = agendas.findIndex(one => one.agenda_id === id)
  const titlesOf = useTypeTitles(types)
  const address = (...rest: string[]) => hrefTo('admin', { rest: ['agendas', ...rest] })

  const countOf = ({ chosen, held, capacity }: DeskSession) =>
    [
      capacity === undefined ? String(chosen) : say('of', { chosen: String(chosen), capacity: String(capacity) }),
      held > 0 && say('held', { count: held }),
    ]
      .filter(Boolean)
      .join(' · ')
  const close = ({ session_id, closedYN }: DeskSession) => {
    const change = (one: DeskSession) => (one.session_id === session_id ? { ...one, closedYN: !closedYN } : one)
    const changed = { ...agenda, sessions: sessions.map(change) }
    void save.run(agendas.map(one => (one === agenda ? changed : one)))
  }
  const moveUp = () => {
    const others = agendas.filter(one => one !== agenda)
    void save.run([...others.slice(0, index - 1), agenda, ...others.slice(index - 1)])
  }

  return (
    <Card title={title} aside={requiredYN && <Badge>{say('isRequired')}</Badge>}>
      <p className="desk-muted">{typeIds ? say('for', { types: titlesOf(typeIds) }) : say('forAll')}</p>
      {isShort(agenda) && (
        <Notice kind="warning" title={say(agenda.places_left ? 'shortTitle' : 'allTakenTitle')}>
          <p>{say('short', { places: String(agenda.places_left), count: agenda.tickets_left })}</p>
        </Notice>
      )}
      <DataTable
        caption={title}
        rows={sessions}
        keyOf={({ session_id }) => session_id}
        columns={[
          {
            title: say('sessionColumn'),
            show: ({ session_id, title }) => <a href={address('guests', session_id)}>{title}</a>,
          },
          { title: say('session_starts'), show: ({ starts_at }) => formatTime(starts_at, locale) },
          { title: say('session_location'), show: ({ location }) => location },
          { title: say('state'), show: session => <State {...session} /> },
          { title: say('chosen'), numeric: true, show: countOf },
          {
            title: say('actions'),
            numeric: true,
            show: session =>
              mayEdit && (
                <Button
                  disabled={isBusy}
                  label={say(session.closedYN ? 'openOne' : 'closeOne', { title: session.title })}
                  onClick={() => close(session)}
                >
                  {say(session.closedYN ? 'open' : 'close')}
                </Button>
              ),
          },
        ]}
      />
      {mayEdit && (
        <p className="desk-buttons">
          <LinkButton href={address(id)}>{say('edit')}</LinkButton>
          {index > 0 && (
            <Button disabled={isBusy} label={say('upOne', { title })} onClick={moveUp}>
              {say('up')}
            </Button>
          )}
          {isUnused(agenda) && (
            <Button disabled={isBusy} label={say('removeOne', { title })} onClick={() => setAsked(true)}>
              {say('remove')}
            </Button>
          )}
        </p>
      )}
      <AlertDialog
        open={isAsked}
        title={say('removeTitle', { title })}
        action={{
          label: say('remove'),
          run: () => {
            setAsked(false)
            void save.run(agendas.filter(one => one !== agenda))
          },
        }}
        cancel={{ label: say('keep'), run: () => setAsked(false) }}
      >
        <p>{say('removeText')}</p>
      </AlertDialog>
    </Card>
  )
}

function State({ chosen, held, capacity, closedYN }: DeskSession) {
  const say = useMessages(agendasMessages)
  if (closedYN) return <Badge kind="info">{say('isClosed')}</Badge>
  if (capacity !== undefined && chosen + held >= capacity) return <Badge kind="warning">{say('isFull')}</Badge>
  return <Badge kind="success">{say('isOpen')}</Badge>
}
