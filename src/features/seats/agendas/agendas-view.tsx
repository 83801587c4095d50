import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Agenda } from '../../../api/agendas.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { agendaMessages } from '../../../lib/agenda.messages.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { heldTickets } from '../../../store/held-tickets.ts'
import { programme } from '../../../store/programme.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { calendarIcon } from '../../../ui/icons.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { NoTickets } from '../no-tickets.tsx'
import css from '../seats.css?inline'
import { seatsMessages } from '../seats.messages.ts'
import { ownTickets } from '../tickets/your-tickets.store.ts'
import { agendasMessages } from './agendas.messages.ts'
import { LinkedChoices, OrderChoices } from './seat-choices.tsx'

/** The programme, with the choices of the visitor's guests. */
export function AgendasView() {
  useStyles(css)
  const { site } = useSurroundings()
  const say = useMessages(agendasMessages)
  const resource = programme(site)
  const frame = useExplained(resource, { loading: say('loading'), failed: say('failed') })
  useEffect(() => {
    void resource.refresh()
  }, [resource])
  return (
    <Page width="reading" title={say('title')}>
      <ResourceFrame {...frame} skeleton={<Skeleton height={420} radius={12} />} Problem={NoticeProblem}>
        {agendas =>
          agendas.length ? (
            <div className="tickets">
              {agendas.map(agenda => (
                <Part key={agenda.agenda_id} agenda={agenda} />
              ))}
              <Choices agendas={agendas} />
            </div>
          ) : (
            <EmptyState icon={calendarIcon} title={say('emptyTitle')}>
              {say('empty')}
            </EmptyState>
          )
        }
      </ResourceFrame>
    </Page>
  )
}

function Part({ agenda: { title, required, sessions } }: Readonly<{ agenda: Agenda }>) {
  const { locale } = useSurroundings()
  const { time_zone: timeZone } = useSettings()
  const say = useMessages(agendasMessages)
  const sayAgenda = useMessages(agendaMessages)
  return (
    <Card title={title} aside={required && <Badge>{say('required')}</Badge>}>
      <ul className="ticket-list">
        {sessions.map(({ session_id, title, description, location, starts_at, left }) => (
          <li key={session_id} className="ticket">
            <span className="ticket-words">
              <strong>{title}</strong>
              <span>{[formatMoment(starts_at, locale, timeZone), location].filter(Boolean).join(' · ')}</span>
              {description && <span className="seats-quiet">{description}</span>}
            </span>
            {left !== undefined && (
              <Badge kind={left ? 'neutral' : 'warning'}>
                {left ? sayAgenda('places', { count: left }) : sayAgenda('full')}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** For each seat that the visitor may choose for. */
function Choices({ agendas }: Readonly<{ agendas: readonly Agenda[] }>) {
  const { site } = useSurroundings()
  const say = useMessages(agendasMessages)
  const saySeats = useMessages(seatsMessages)
  const tickets = useUserSlice(ownTickets)
  const frame = useExplained(tickets, { loading: saySeats('loading'), failed: saySeats('failed') })
  const { tokens } = useStore(heldTickets(site).$held)
  return (
    <ResourceFrame {...frame} skeleton={<Skeleton height={240} radius={12} />} Problem={NoticeProblem}>
      {({ orders, guest_of }) => {
        // A seat of their own order that they have taken over is chosen for like a guest's.
        const taken = orders.flatMap(({ tickets }) => tickets.filter(({ claimedYN }) => claimedYN))
        const links = new Set([...[...guest_of, ...taken].flatMap(({ claim_token }) => claim_token ?? []), ...tokens])
        if (!orders.length && !links.size) {
          return <NoTickets title={say('noSeats')} text={say('noSeatsText')} path="/agendas" />
        }
        return (
          <>
            {[...links].map(token => (
              <LinkedChoices key={token} token={token} agendas={agendas} />
            ))}
            {orders.map(({ order_id, order_reference }) => (
              <OrderChoices key={order_id} orderId={order_id} reference={order_reference} agendas={agendas} />
            ))}
          </>
        )
      }}
    </ResourceFrame>
  )
}
