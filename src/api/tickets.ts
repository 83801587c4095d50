import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as inputs from './tickets.input.ts'
import { addOnKinds, ticketStates, ticketStockEvent, ticketsRead } from './tickets-read.ts'
import { count, currency, decimals, instant, maybe, minor, yesNo } from './wire.ts'

/** The part of an offer that changes while it is sold. */
const changing = {
  state: v.picklist(ticketStates),
  /** How many can be bought now. */
  left: count(),
  /** Are some of those that can't be bought now offered to people on the waiting list? Absent: not known. */
  offeredYN: maybe(yesNo()),
}

/** What types and bundles have in common. Amounts are minor units. */
const offered = {
  title: v.string(),
  description: v.string(),
  price: minor(),
  ...changing,
  sale_opens_at: maybe(instant()),
  sale_closes_at: maybe(instant()),
  /** The most in one order. */
  per_order_limit: maybe(count()),
  /** Such as who may come with it. */
  restrictions: maybe(v.string()),
}

const ticketType = v.object({
  event_ticket_type_id: v.string(),
  ...offered,
  /** Can people wait for a ticket that becomes free? */
  waiting_listYN: yesNo(),
})

const bundle = v.object({
  ticket_bundle_id: v.string(),
  ...offered,
  /** The tickets in it. */
  parts: v.array(v.object({ event_ticket_type_id: v.string(), title: v.string(), quantity: count() })),
})

const addOn = v.object({
  add_on_id: v.string(),
  kind: v.picklist(addOnKinds),
  title: v.string(),
  help: maybe(v.string()),
  requiredYN: yesNo(),
  /** Answered in the guest's own words. */
  free_textYN: yesNo(),
  /** The types it is for. Empty: all of them. */
  event_ticket_type_ids: v.array(v.string()),
  choices: v.array(
    v.object({
      add_on_choice_id: v.string(),
      title: v.string(),
      price: minor(),
      /** How many can be bought. Absent: unlimited. */
      left: maybe(count()),
    }),
  ),
})

/** What each guest is asked. */
export const addOnList = v.array(addOn)

const stock = v.object({
  /** Grows with each change. */
  sequence: count(),
  types: v.array(v.object({ event_ticket_type_id: v.string(), ...changing })),
  bundles: v.array(v.object({ ticket_bundle_id: v.string(), ...changing })),
  /** Something else has changed: read it again. */
  editedYN: yesNo(),
})

export const tickets = endpoint<typeof inputs.tickets>()({
  ...ticketsRead,
  output: v.object({
    currency: currency(),
    currency_decimals: decimals(),
    /** The venue's, an IANA name. */
    time_zone: v.string(),
    server_time: instant(),
    sequence: count(),
    types: v.array(ticketType),
    bundles: v.array(bundle),
    add_ons: addOnList,
  }),
})

export const unlockTickets = endpoint<typeof inputs.unlockTickets>()({
  // Not a GET: the code in the address would get into histories and logs.
  method: 'POST',
  path: '/tickets/unlock',
  scope: 'event',
  access: 'anyone',
  output: v.object({
    /** As the organiser writes it. */
    voucher_code: v.string(),
    types: v.array(ticketType),
    bundles: v.array(bundle),
  }),
})

/**
 * `ordered`: it is being paid for. `promised`: its buyer pays the organiser, and it cannot be changed. `over`: its time
 * has passed, or it was paid.
 */
export const reservationStates = ['reserved', 'ordered', 'promised', 'over'] as const

const reservation = v.object({
  state: v.picklist(reservationStates),
  expires_at: instant(),
  server_time: instant(),
  /** Can its time be extended? */
  extendableYN: yesNo(),
  /** Tickets by type, those in bundles included. */
  types: v.array(v.object({ event_ticket_type_id: v.string(), quantity: count() })),
})

export const reserveTickets = endpoint<typeof inputs.reserveTickets>()({
  method: 'PUT',
  path: '/tickets/reservations/:reservation_key',
  scope: 'event',
  access: 'anyone',
  output: reservation,
})

export const ticketReservation = endpoint<typeof inputs.ticketReservation>()({
  method: 'GET',
  path: '/tickets/reservations/:reservation_key',
  scope: 'event',
  access: 'anyone',
  output: reservation,
})

export const extendReservation = endpoint<typeof inputs.extendReservation>()({
  method: 'POST',
  path: '/tickets/reservations/:reservation_key/extend',
  scope: 'event',
  access: 'anyone',
  output: reservation,
})

export const joinWaitingList = endpoint<typeof inputs.joinWaitingList>()({
  method: 'POST',
  path: '/tickets/waiting',
  scope: 'event',
  access: 'anyone',
  output: v.object({
    /** How many people are ahead of them, for this type; at most, if they were on it already and are not signed in. */
    before: count(),
    /** Is a mail on its way that confirms it? One address gets only a few a day. */
    mailedYN: yesNo(),
    /** For leaving the list. Only for the signed-in owner of the address: its mails have the way off for everybody. */
    waiting_token: maybe(v.string()),
  }),
})

/**
 * `offered`: tickets are reserved for them. `taken`: they have bought them. `missed`: the offer has ended. `left`: they
 * have left the list.
 */
export const waitingStates = ['waiting', 'offered', 'taken', 'missed', 'left'] as const

const place = {
  /** Of the ticket type. */
  title: v.string(),
  quantity: count(),
  state: v.picklist(waitingStates),
  /** Only while `offered`. */
  offered_until: maybe(instant()),
}

/** Not a GET: the token in the address would get into histories and logs. */
export const waitingPlace = endpoint<typeof inputs.waitingPlace>()({
  method: 'POST',
  path: '/tickets/waiting/place',
  scope: 'event',
  access: 'anyone',
  output: v.object(place),
})

export const leaveWaitingList = endpoint<typeof inputs.leaveWaitingList>()({
  method: 'POST',
  path: '/tickets/waiting/leave',
  scope: 'event',
  access: 'anyone',
  output: v.object({
    ...place,
    /** Were offered tickets given back by this call? */
    given_backYN: yesNo(),
  }),
})

/** The push of what is left to everybody at the event. */
export const ticketStockPush = { event: ticketStockEvent, data: stock } as const

export type Tickets = OutputOf<typeof tickets>
export type TicketType = OutputOf<{ output: typeof ticketType }>
export type TicketBundle = OutputOf<{ output: typeof bundle }>
export type TicketAddOn = OutputOf<{ output: typeof addOn }>
export type TicketStock = OutputOf<{ output: typeof stock }>
export type WaitingPlace = OutputOf<typeof waitingPlace>
export type TicketReservation = OutputOf<{ output: typeof reservation }>
