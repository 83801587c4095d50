import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { Agenda } from '../../../api/agendas.ts'
import type { Seat } from '../../../api/ticket-guests.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { agendasFor } from '../../../lib/agenda-choices.ts'
import type { Resource } from '../../../store/resource.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AgendaPicker } from '../agenda-picker.tsx'
import { assignMessages } from '../assign/assign.messages.ts'
import { orderSeats } from '../assign/order-seats.store.ts'
import { SeatProblem } from '../assign/seat-problem.tsx'
import { linkedSeat } from '../claim/claim.store.ts'
import { seatsMessages } from '../seats.messages.ts'
import { agendasMessages } from './agendas.messages.ts'
import { type Chooser, createChoices } from './agendas.store.ts'

type LinkedProps = Readonly<{ token: string; agendas: readonly Agenda[] }>

/** A guest chooses for their own seat. */
export function LinkedChoices({ token, agendas }: LinkedProps) {
  const { site } = useSurroundings()
  const say = useMessages(agendasMessages)
  const seat = linkedSeat(site, token)
  const frame = useSeatFrame(seat)
  const chooser = useMemo(() => ({ claim_token: token }), [token])
  return (
    <ResourceFrame {...frame}>
      {({ guest }) =>
        !guest.endedYN && (
          <Card title={say('mine')}>
            {mayChoose(guest) ? (
              <SeatChoices seat={guest} agendas={agendas} chooser={chooser} onSaved={seat.acceptSessions} />
            ) : (
              <p>{say('declined')}</p>
            )}
          </Card>
        )
      }
    </ResourceFrame>
  )
}

type OrderProps = Readonly<{ orderId: string; reference: string; agendas: readonly Agenda[] }>

/** A buyer chooses for seats that no guest has taken over yet. */
export function OrderChoices({ orderId, reference, agendas }: OrderProps) {
  const { site } = useSurroundings()
  const say = useMessages(assignMessages)
  const order = orderSeats(site, orderId)
  const frame = useSeatFrame(order)
  const chooser = useMemo(() => order.owner(), [order])
  return (
    <ResourceFrame {...frame}>
      {({ guests }) => {
        const seats = guests.filter(
          seat => !seat.claimedYN && mayChoose(seat) && agendasFor(agendas, seat.event_ticket_type_id).length > 0,
        )
        if (!seats.length) return null
        return (
          <Card title={say('order', { reference })}>
            <ul className="ticket-list">
              {seats.map(seat => (
                <li key={seat.guest_ticket_id} className="seats-choices">
                  <SeatChoices
                    seat={seat}
                    agendas={agendas}
                    chooser={chooser}
                    onSaved={session_ids => order.acceptSeats([{ guest_ticket_id: seat.guest_ticket_id, session_ids }])}
                  />
                </li>
              ))}
            </ul>
          </Card>
        )
      }}
    </ResourceFrame>
  )
}

/** A guest who does not come would take somebody's place. */
const mayChoose = ({ endedYN, rsvp_status }: Seat) => !endedYN && rsvp_status !== 'no'

function useSeatFrame<T>(resource: Pick<Resource<T>, '$state' | 'refresh'>) {
  const say = useMessages(seatsMessages)
  const frame = useExplained(resource, { loading: say('loading'), failed: say('failed') })
  return { ...frame, skeleton: <Skeleton height={240} radius={12} />, Problem: NoticeProblem }
}

type Props = Readonly<{
  seat: Seat
  agendas: readonly Agenda[]
  chooser: Chooser
  onSaved: (session_ids: string[]) => void
}>

function SeatChoices({ seat, agendas, chooser, onSaved }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(agendasMessages)
  const saySeats = useMessages(seatsMessages)
  const { guest_ticket_id: id, number, guest_name, event_ticket_type_id: type } = seat
  const choices = useStable(() => createChoices(site, agendas, seat, chooser, onSaved), [site, id, chooser])
  const chosen = useStore(choices.$chosen)
  const saved = useStore(choices.$saved)
  const busy = useStore(choices.save.$state).type === 'busy'
  return (
    <section className="seats-choices" aria-label={saySeats('seat', { number: String(number) })}>
      <strong>
        {saySeats('seat', { number: String(number) })}: {guest_name ?? say('nobody')}
      </strong>
      <AgendaPicker
        agendas={agendas}
        ticketTypeId={type}
        chosen={chosen}
        saved={seat.session_ids}
        onChoose={choices.choose}
        name={id}
      />
      <SeatProblem command={choices.save} />
      <div className="form-actions">
        <Button busy={busy} busyLabel={say('saving')} onClick={() => void choices.save.run()}>
          {say('save')}
        </Button>
        <p role="status">{saved !== undefined && say(saved ? 'saved' : 'unsaved')}</p>
      </div>
    </section>
  )
}
