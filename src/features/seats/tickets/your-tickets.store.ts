import { type YourTickets, yourTickets } from '../../../api/ticket-guests.ts'
import { auth } from '../../../store/auth.ts'
import { heldTickets } from '../../../store/held-tickets.ts'
import { persistence } from '../../../store/persistence.ts'
import { createResource } from '../../../store/resource.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'

interface Kept {
  /** The owner. undefined: whoever uses this device. */
  readonly user: string | undefined
  readonly tickets: YourTickets
}

/**
 * The visitor's tickets: of their account, and of the links and orders on this device. The last answer is stored, so
 * that a ticket can be shown without a network.
 */
export const ownTickets = defineUserSlice('your-tickets', site => {
  const { environment, client } = site
  const { read, write } = persistence(site)
  const current = () => auth(site).$state.get().user?.user_id
  const user = current()
  /** Somebody is signed in, but their profile is still loading: the tickets are read again once it is loaded. */
  const isUnknownYet = user === undefined && site.$token.get() !== undefined
  const account = () => Object(read('account')) as { tickets?: Kept }
  const keep = (kept: Kept | undefined) => write('account', { ...account(), tickets: kept })

  const resource = createResource<YourTickets>({
    environment,
    async load() {
      const { tokens, orders } = heldTickets(site).$held.get()
      const tickets = await client.call(yourTickets, { tokens: [...tokens], orders: [...orders] })
      // An answer may come after its user has signed out.
      if (!isUnknownYet && current() === user) keep({ user, tickets })
      for (const token of tokens) if (!isIn(tickets, token)) heldTickets(site).dropToken(token)
      return tickets
    },
  })

  const { tickets: kept } = account()
  if (kept && kept.user !== user) {
    if (!isUnknownYet) keep(undefined)
  } else if (kept && isTickets(kept.tickets)) resource.accept(kept.tickets)
  return resource
})

/** Does a personal link still lead to one of these tickets? */
function isIn({ orders, guest_of }: YourTickets, token: string): boolean {
  const all = [...guest_of, ...orders.flatMap(({ tickets }) => tickets)]
  const ticket = all.find(({ guest_ticket_id: id }) => token.startsWith(`${id}.`))
  return ticket !== undefined && (!ticket.claim_token || ticket.claim_token === token)
}

/** Stored data is untrusted. */
const isTickets = (stored: unknown): stored is YourTickets => {
  const { orders, guest_of } = Object(stored) as Record<string, unknown>
  return Array.isArray(orders) && Array.isArray(guest_of)
}
