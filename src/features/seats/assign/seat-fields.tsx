import { useStore } from '@nanostores/react'
import type { Seat } from '../../../api/ticket-guests.ts'
import type { TicketAddOn } from '../../../api/tickets.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { isolate } from '../../../lib/text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx'
import { AnswerFields } from '../answer-fields.tsx'
import { seatsMessages } from '../seats.messages.ts'
import { assignMessages } from './assign.messages.ts'
import { type Assign, fieldOf, isOpen } from './assign.store.ts'
import { GuestAnswers } from './guest-answers.tsx'
import type { SeatsOfOrder } from './order-seats.store.ts'
import { SeatActions } from './seat-actions.tsx'

type Props = Readonly<{
  seat: Seat
  order: SeatsOfOrder
  assign: Assign
  addOns: readonly TicketAddOn[]
  answerOf: (name: string) => string
  field: (name: string) => Pick<TextFieldProps, 'name' | 'label' | 'value' | 'error' | 'onInput'>
}>

/** One seat: the guest's name and answers, and the owner's actions. */
export function SeatFields({ seat, order, assign, addOns, answerOf, field }: Props) {
  const say = useMessages(assignMessages)
  const saySeats = useMessages(seatsMessages)
  const { number, title, bundle_title, rsvp_status, guest_name, endedYN, invited_at } = seat
  const copied = useStore(assign.$copied)
  const open = isOpen(seat)
  const address = field('guest_email')
  // Another address would be another guest. One typed before can be corrected.
  const isFixed = seat.checkin_status === 'in' && address.value === seat.guest_email
  const state = endedYN ? 'ended' : seat.checkin_status === 'in' ? 'in' : rsvp_status
  return (
    <fieldset className="assign-fields">
      <legend className="assign-legend">
        <span>
          {saySeats('seat', { number: String(number) })} <small>{bundle_title ? title : ''}</small>
        </span>
        {(state !== 'awaiting' || invited_at) && (
          <Badge kind={state === 'yes' || state === 'in' ? 'success' : state === 'awaiting' ? 'info' : 'warning'}>
            {state === 'awaiting' ? say('invited') : saySeats(state)}
          </Badge>
        )}
      </legend>
      {open && (
        <>
          <div className="assign-person">
            <TextField {...field('guest_name')} autoComplete="off" enterKeyHint="next" />
            <TextField
              {...address}
              readOnly={isFixed}
              help={isFixed ? say('isIn') : undefined}
              type="email"
              inputMode="email"
              autoComplete="off"
              enterKeyHint="next"
            />
            <TextField {...field('guest_mobile')} type="tel" inputMode="tel" autoComplete="off" />
            <AnswerFields
              addOns={addOns}
              nameOf={id => fieldOf(seat, id)}
              errorOf={id => field(id).error}
              answerOf={answerOf}
              onAnswer={(id, answer) => assign.form.change({ [fieldOf(seat, id)]: answer })}
            />
          </div>
          {(answerOf('guest_email') || addOns.some(({ add_on_id: id }) => answerOf(id))) && (
            <div>
              <Button variant="quiet" onClick={() => assign.copyToAll(seat)}>
                {say('copy')}
              </Button>
              <p role="status" className="seats-quiet">
                {copied?.from === number && say(copied.seats ? 'copied' : 'copiedNowhere', { count: copied.seats })}
              </p>
            </div>
          )}
        </>
      )}
      {seat.claimedYN && !endedYN && (
        <>
          <p>
            {say(rsvp_status === 'no' ? 'declined' : 'claimed', {
              name: isolate(guest_name ?? saySeats('seat', { number: String(number) })),
            })}
          </p>
          <GuestAnswers seat={seat} addOns={addOns} />
        </>
      )}
      {!endedYN && <SeatActions seat={seat} order={order} assign={assign} />}
    </fieldset>
  )
}
