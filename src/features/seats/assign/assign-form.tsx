import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { OrderSeats, Seat } from '../../../api/ticket-guests.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ScrollIntoView } from '../../../ui/scroll-into-view.tsx'
import { addOnsFor } from '../add-ons-for.ts'
import { seatsMessages } from '../seats.messages.ts'
import { assignMessages } from './assign.messages.ts'
import { type Assign, createAssign, fieldOf, guestFields, isOpen } from './assign.store.ts'
import { InviteAll } from './invite-all.tsx'
import type { SeatsOfOrder } from './order-seats.store.ts'
import { PasteList } from './paste-list.tsx'
import { SeatFields } from './seat-fields.tsx'

type Props = Readonly<{ order: SeatsOfOrder; seats: OrderSeats }>

/** All seats of an order in one form. On a narrow screen one is shown at a time. */
export function AssignForm({ order, seats }: Props) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(assignMessages)
  const saySeats = useMessages(seatsMessages)
  const assign = useStable(() => createAssign(site, order, seats), [site, order])
  const form = useForm(assign.form, field => labelOf(field))
  const saved = useStore(assign.$saved)
  const [shown, setShown] = useState(0)
  const { guests, agendas } = seats
  const pasted = useStore(assign.$pasted)
  // On a narrow screen only one seat is shown, so the others would be filled in unseen.
  useEffect(() => {
    const first = assign.placeOf(pasted[0])
    if (first >= 0) setShown(first)
  }, [assign, pasted])
  const filled = guests.filter(({ guest_name, guest_email }) => guest_name || guest_email).length

  function labelOf(field: string): string {
    const [, name = ''] = field.split(' ')
    const known = guestFields.find(one => one === name)
    return known ? saySeats(known) : (seats.add_ons.find(({ add_on_id: id }) => id === name)?.title ?? '')
  }

  const numberOf = (field: string) => field.split(' ')[0] ?? ''

  function showSeatOf(field: string): void {
    const index = assign.placeOf(Number(numberOf(field)))
    if (index >= 0) setShown(index)
  }

  /** Shows the seat with the first mistake. */
  function submit(): void {
    void assign.form.submit().then(() => {
      const [first] = Object.keys(assign.form.$problems.get())
      if (first) showSeatOf(first)
    })
  }

  // The same mistake may be made at several seats.
  const problems = form.props.problems.map(({ field, text }) => ({
    field,
    text: say('problemOf', { seat: saySeats('seat', { number: numberOf(field) }), problem: text }),
  }))

  return (
    <div className="assign">
      <div className="assign-tools">
        <p className="assign-filled">{say('filled', { filled: String(filled), count: guests.length })}</p>
        <PasteList assign={assign} />
      </div>
      <InviteAll order={order} guests={guests} assign={assign} />
      <Form {...form.props} problems={problems} onGoTo={showSeatOf} onSubmit={submit} label={say('title')}>
        <Changed assign={assign} />
        <div className="assign-stepper">
          <Button disabled={shown === 0} label={say('previous')} onClick={() => setShown(shown - 1)}>
            ‹
          </Button>
          <span aria-live="polite">{say('step', { number: String(shown + 1), count: guests.length })}</span>
          <Button disabled={shown === guests.length - 1} label={say('next')} onClick={() => setShown(shown + 1)}>
            ›
          </Button>
        </div>
        <ol className="assign-seats">
          {guests.map((seat: Seat, index) => (
            <li key={seat.guest_ticket_id} className="assign-seat" data-shown={index === shown ? '' : undefined}>
              <SeatFields
                seat={seat}
                order={order}
                assign={assign}
                addOns={addOnsFor(seats.add_ons, seat.event_ticket_type_id)}
                answerOf={name => form.values[fieldOf(seat, name)] ?? ''}
                field={name => form.field(fieldOf(seat, name))}
              />
            </li>
          ))}
        </ol>
        <div className="form-actions">
          <Button
            variant="primary"
            type="submit"
            busy={form.busy}
            busyLabel={say('saving')}
            disabled={!guests.some(isOpen)}
          >
            {say('save')}
          </Button>
          <p className="seats-quiet" role="status">
            {saved ? say('saved') : say('kept')}
          </p>
        </div>
      </Form>
      <p className="assign-links">
        <a href={hrefTo('your-tickets')}>{say('tickets')}</a>
        {agendas.length > 0 && <a href={hrefTo('agendas')}>{say('programme')}</a>}
      </p>
    </div>
  )
}

/** The seats that a pasted list has filled in, and the guests that it could not place. */
function Changed({ assign }: Readonly<{ assign: Assign }>) {
  const say = useMessages(assignMessages)
  const changed = useStore(assign.$changed)
  const left = useStore(assign.$left)
  const pasted = useStore(assign.$pasted)
  return (
    <>
      {pasted.length > 0 && <Notice kind="info" title={say('pasted', { count: pasted.length })} />}
      {changed.length > 0 && (
        <ScrollIntoView>
          <Notice kind="warning" title={say('changedTitle')}>
            {say('changed', { seats: changed.join(', ') })}
          </Notice>
        </ScrollIntoView>
      )}
      {left.length > 0 && (
        <Notice kind="warning" title={say('leftTitle')} closeLabel={say('close')} onClose={assign.closeLeft}>
          {say('left', { count: left.length, names: left.join(', ') })}
        </Notice>
      )}
    </>
  )
}
