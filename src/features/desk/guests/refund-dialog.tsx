import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import type { DeskGuest, SeatRefund } from '../../../api/admin-guests.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { type Say, useMessages } from '../../../hooks/use-messages.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { deskMessages } from '../desk.messages.ts'
import { tableWaiting } from '../table-waiting.tsx'
import { guestsMessages } from './guests.messages.ts'
import { refundMessages } from './refund.messages.ts'
import { type Chosen, createSeatRefund, type RefundableExtra, type RefundableSeat } from './refund.store.ts'

type Props = Readonly<{
  /** The order's seat that is selected first. */
  guest: DeskGuest
  onClose: () => void
  onDone: (chosen: Chosen) => void
}>

/** Refunds some seats and extras of an order, and shows the sum. */
export function RefundDialog({ guest, onClose, onDone }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(refundMessages)
  const sayDesk = useMessages(deskMessages)
  const store = useStable(() => createSeatRefund(site, guest.guest_ticket_id, onDone), [site, guest.guest_ticket_id])
  const busy = useStore(store.refund.$state).type === 'busy'
  return (
    <Dialog open title={say('title')} persistent={busy} closeLabel={sayDesk('close')} onClose={onClose}>
      <CommandProblem command={store.refund} />
      <ResourceFrame {...useExplained(store.order)} skeleton={tableWaiting} Problem={NoticeProblem}>
        {order => <Seats order={order} first={guest.guest_ticket_id} store={store} />}
      </ResourceFrame>
    </Dialog>
  )
}

type SeatsProps = Readonly<{ order: SeatRefund; first: string; store: ReturnType<typeof createSeatRefund> }>

function Seats({ order, first, store: { refund } }: SeatsProps) {
  const { locale } = useSurroundings()
  const say = useMessages(refundMessages)
  const [picked, setPicked] = useState<readonly string[]>([first])
  const [pickedExtras, setPickedExtras] = useState<readonly number[]>([])
  const busy = useStore(refund.$state).type === 'busy'
  const { seats, extras, currency, currency_decimals: decimals } = order
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const chosen = seats.filter(({ guest_ticket_id: id, state }) => state === 'good' && picked.includes(id))
  const inHouse = chosen.filter(({ checkin_status }) => checkin_status === 'in').length
  const chosenExtras = extras.filter(({ extra_id: id, state }) => state === 'good' && pickedExtras.includes(id))
  const amount = [...chosen, ...chosenExtras].reduce((sum, one) => sum + one.amount, 0)
  const isLastSeat = chosen.length > 0 && chosen.length === seats.filter(({ state }) => state === 'good').length
  const kept = isLastSeat ? extras.filter(one => one.state === 'good' && !chosenExtras.includes(one)) : []
  const nameOf = ({ title, quantity }: RefundableExtra) => say('extra', { count: String(quantity), title })
  const isAny = chosen.length + chosenExtras.length > 0

  function send(event: FormEvent) {
    event.preventDefault()
    if (isAny) void refund.run({ seats: chosen, extras: chosenExtras })
  }

  return (
    <form className="guests-refund" noValidate onSubmit={send}>
      <p>{say('order', { reference: order.order_reference, buyer: order.buyer })}</p>
      <fieldset className="guests-refund-seats">
        <legend>{say('which')}</legend>
        {seats.map(seat => (
          <SeatBox
            key={seat.guest_ticket_id}
            seat={seat}
            amount={money(seat.amount)}
            checked={chosen.includes(seat)}
            onChoose={isPicked =>
              setPicked(isPicked ? [...picked, seat.guest_ticket_id] : picked.filter(id => id !== seat.guest_ticket_id))
            }
          />
        ))}
      </fieldset>
      {extras.length > 0 && (
        <fieldset className="guests-refund-seats">
          <legend>{say('extras')}</legend>
          {extras.map(extra => {
            const { extra_id: id, state } = extra
            return (
              <Checkbox
                key={id}
                name={`refund-extra-${id}`}
                label={`${nameOf(extra)} · ${state === 'good' ? money(extra.amount) : say(state)}`}
                checked={chosenExtras.includes(extra)}
                disabled={state !== 'good'}
                onChoose={isPicked =>
                  setPickedExtras(isPicked ? [...pickedExtras, id] : pickedExtras.filter(one => one !== id))
                }
              />
            )
          })}
        </fieldset>
      )}
      {kept.length > 0 && (
        <Notice
          kind="warning"
          title={say('extraLeft', {
            amount: money(kept.reduce((sum, one) => sum + one.amount, 0)),
            titles: kept.map(nameOf).join(', '),
          })}
        />
      )}
      {inHouse > 0 && <Notice kind="warning" title={say('inHouse', { count: inHouse })} />}
      {order.outsideYN && amount > 0 && <Notice kind="warning" title={say('outside', { amount: money(amount) })} />}
      <p className="desk-muted">{say(order.outsideYN ? 'textOutside' : 'text')}</p>
      <Button variant="primary" type="submit" wide disabled={!isAny} busy={busy} busyLabel={say('refunding')}>
        {say('refund', { what: countIn({ seats: chosen, extras: chosenExtras }, say), amount: money(amount) })}
      </Button>
    </form>
  )
}

/** "2 seats and 1 extra" */
export function countIn({ seats, extras }: Chosen, say: Say<typeof refundMessages>): string {
  const counted = { seats: say('seats', { count: seats.length }), bought: say('bought', { count: extras.length }) }
  if (!extras.length) return counted.seats
  return seats.length ? say('both', counted) : counted.bought
}

type SeatBoxProps = Readonly<{
  seat: RefundableSeat
  amount: string
  checked: boolean
  onChoose: (isPicked: boolean) => void
}>

function SeatBox({ seat, amount, checked, onChoose }: SeatBoxProps) {
  const say = useMessages(refundMessages)
  const sayGuests = useMessages(guestsMessages)
  const { guest_ticket_id: id, number, title, guest_name, state, checkin_status } = seat
  const words = [
    sayGuests('seatNumber', { title, number: String(number) }),
    guest_name ?? sayGuests('nobody'),
    state === 'good' && checkin_status === 'in' ? sayGuests('in') : undefined,
    state === 'good' ? amount : say(state),
  ]
  return (
    <Checkbox
      name={`refund-${id}`}
      label={words.filter(Boolean).join(' · ')}
      checked={checked}
      disabled={state !== 'good'}
      onChoose={onChoose}
    />
  )
}
