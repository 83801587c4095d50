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

/** The seats of an order that the visitor owns: by their session, or by the order's key on this device. */
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

  /** @param guests what has changed of seats */
  function acceptSeats(guests: readonly (Partial<Seat> & Pick<Seat, 'guest_ticket_id'>)[]): void {
    const state = seats.$state.get()
    if (state.type !== 'ready') return
    const changed = new Map(guests.map(guest => [guest.guest_ticket_id, guest]))
    seats.accept({
      ...state.value,
      guests: state.value.guests.map(guest => ({ ...guest, ...changed.get(guest.guest_ticket_id) })),
    })
  }

  /** Mails every guest who has an address and no link yet. */
  const inviteAll = createCommand<readonly Seat[]>(environment, async guests => {
    for (const { guest_ticket_id } of guests) {
      const { guest } = await client.call(inviteGuest, { ...owner(), guest_ticket_id, send: 'mail' })
      acceptSeats([guest])
    }
  })

  /** After a refusal shows the seats anew: a guest may have claimed theirs meanwhile, and then it can only be reassigned. */
  async function orRefresh<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer
    } catch (problem) {
      await seats.refresh()
      throw problem
    }
  }

  /** The owner's actions on one seat. */
  function acts(guest_ticket_id: string) {
    const of = () => ({ ...owner(), guest_ticket_id })
    return {
      invite: createCommand<void>(environment, async () => {
        acceptSeats([(await client.call(inviteGuest, { ...of(), send: 'mail' })).guest])
      }),
      link: createCommand<(link: string) => void>(environment, async onLink => {
        const { link } = await orRefresh(client.call(inviteGuest, { ...of(), send: 'link' }))
        if (link) onLink(link)
      }),
      recall: createCommand<void>(environment, async () => {
        acceptSeats([(await orRefresh(client.call(recallGuest, of()))).guest])
      }),
      /** Frees a seat that its guest has claimed, for somebody else. */
      reassign: createCommand<void>(environment, async () => {
        acceptSeats([(await client.call(reassignGuest, of())).guest])
      }),
    }
  }

  return { ...seats, owner, acceptSeats, inviteAll, acts }
}

export type SeatsOfOrder = ReturnType<typeof createOrderSeats>
