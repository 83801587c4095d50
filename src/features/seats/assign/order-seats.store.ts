import {
  inviteGuest,
  type OrderSeats,
  orderGuests,
  reassignGuest,
  recallGuest,
  type Seat,
} from '../../../api/ticket-guests.ts'
import { createCommand } from '../../../store/command.ts'
import { heldTickets } from '../../../store/held-tickets.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'

const orders = defineUserSlice('order-seats', () => new Map<string, ReturnType<typeof createOrderSeats>>())

/** The seats of an order that the visitor owns: by their session, or by the key that this device has. */
export function orderSeats(site: Site, orderId: string) {
  const known = orders(site)
  const order = known.get(orderId) ?? createOrderSeats(site, orderId)
  known.set(orderId, order)
  return order
}

function createOrderSeats(site: Site, order_id: string) {
  const { environment, client } = site
  const owner = () => ({ order_id, order_key: heldTickets(site).keyOf(order_id) })
  const seats = createResource<OrderSeats>({ environment, load: () => client.call(orderGuests, owner()) })

  function takeOver(guests: readonly Seat[]): void {
    const state = seats.$state.get()
    if (state.type !== 'ready') return
    const changed = new Map(guests.map(guest => [guest.guest_ticket_id, guest]))
    seats.accept({
      ...state.value,
      guests: state.value.guests.map(guest => changed.get(guest.guest_ticket_id) ?? guest),
    })
  }

  const invite = createCommand<Seat>(environment, async ({ guest_ticket_id }) => {
    const { guest } = await client.call(inviteGuest, { ...owner(), guest_ticket_id, send: 'mail' })
    takeOver([guest])
  })
  /** Mails everybody who has an address and no link yet. */
  const inviteAll = createCommand<readonly Seat[]>(environment, async guests => {
    for (const { guest_ticket_id } of guests) {
      const { guest } = await client.call(inviteGuest, { ...owner(), guest_ticket_id, send: 'mail' })
      takeOver([guest])
    }
  })
  const link = createCommand<{ seat: Seat; onLink: (link: string) => void }>(environment, async ({ seat, onLink }) => {
    const { guest_ticket_id } = seat
    onLink((await client.call(inviteGuest, { ...owner(), guest_ticket_id, send: 'link' })).link)
  })
  const recall = createCommand<Seat>(environment, async ({ guest_ticket_id }) => {
    takeOver([(await client.call(recallGuest, { ...owner(), guest_ticket_id })).guest])
  })
  /** Frees a seat that its guest has taken, to enter somebody else. */
  const reassign = createCommand<Seat>(environment, async ({ guest_ticket_id }) => {
    takeOver([(await client.call(reassignGuest, { ...owner(), guest_ticket_id })).guest])
  })
  return { ...seats, owner, takeOver, invite, inviteAll, link, recall, reassign }
}

export type SeatsOfOrder = ReturnType<typeof createOrderSeats>
