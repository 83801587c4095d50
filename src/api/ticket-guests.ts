import * as v from 'valibot'
import { agendaList } from './agendas.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { checkinStatuses, rsvpStatuses } from './guest-statuses.ts'
import type * as inputs from './ticket-guests.input.ts'
import { addOnList } from './tickets.ts'
import { count, instant, maybe, nothing, yesNo } from './wire.ts'

/** A seat as its owner sees it: one guest's ticket. */
const seat = v.object({
  guest_ticket_id: v.string(),
  /** Within its order, from 1. */
  number: count(),
  event_ticket_type_id: maybe(v.string()),
  title: v.string(),
  /** The bundle that it is a part of, such as a table. */
  bundle_title: maybe(v.string()),
  guest_name: maybe(v.string()),
  /** Absent for the owner of a seat that its guest has taken over, as the telephone number is. */
  guest_email: maybe(v.string()),
  /** E.164. */
  guest_mobile: maybe(v.string()),
  /**
   * By the add-on's id: the id of a choice, or the guest's own words. The owner of a seat that its guest has taken over
   * sees only choices that were bought.
   */
  answers: v.record(v.string(), v.string()),
  rsvp_status: v.picklist(rsvpStatuses),
  checkin_status: v.picklist(checkinStatuses),
  /** Has its guest taken it over? Then only they, or a reassignment, change it. */
  claimedYN: yesNo(),
  invited_at: maybe(instant()),
  /** Refunded: it opens no door. */
  endedYN: yesNo(),
  /** Names the state that an edit is made on. */
  revision: count(),
  /** The sessions of agendas that are chosen for it. */
  session_ids: v.array(v.string()),
})

const orderSeats = v.object({
  order_id: v.string(),
  order_reference: v.string(),
  guests: v.array(seat),
  add_ons: addOnList,
  agendas: agendaList,
})

/** Not a GET: the key in the address would get into histories and logs. */
export const orderGuests = endpoint<typeof inputs.orderGuests>()({
  method: 'POST',
  path: '/tickets/orders/:order_id/guests',
  scope: 'event',
  access: 'anyone',
  output: orderSeats,
})

export const saveGuests = endpoint<typeof inputs.saveGuests>()({
  method: 'PUT',
  path: '/tickets/orders/:order_id/guests',
  scope: 'event',
  access: 'anyone',
  output: v.object({
    guests: v.array(seat),
    /** Ids of seats that were not saved, because somebody has changed them meanwhile. */
    changed: v.array(v.string()),
  }),
})

export const inviteGuest = endpoint<typeof inputs.inviteGuest>()({
  method: 'POST',
  path: '/tickets/guests/:guest_ticket_id/invite',
  scope: 'event',
  access: 'anyone',
  output: v.object({
    guest: seat,
    /** Opens the seat to its guest. Whoever has the link can claim it. Absent once its guest has. */
    link: maybe(v.string()),
  }),
})

export const recallGuest = endpoint<typeof inputs.recallGuest>()({
  method: 'POST',
  path: '/tickets/guests/:guest_ticket_id/recall',
  scope: 'event',
  access: 'anyone',
  output: v.object({ guest: seat }),
})

export const reassignGuest = endpoint<typeof inputs.reassignGuest>()({
  method: 'POST',
  path: '/tickets/guests/:guest_ticket_id/reassign',
  scope: 'event',
  access: 'anyone',
  output: v.object({ guest: seat }),
})

/** A ticket as whoever may show it at the door sees it. */
const ticket = v.object({
  guest_ticket_id: v.string(),
  number: count(),
  title: v.string(),
  bundle_title: maybe(v.string()),
  guest_name: maybe(v.string()),
  rsvp_status: v.picklist(rsvpStatuses),
  checkin_status: v.picklist(checkinStatuses),
  endedYN: yesNo(),
  claimedYN: yesNo(),
  /** What its QR code says. Absent for the owner of a seat that its guest has taken over. */
  code: maybe(v.string()),
  /** Opens the seat at `/account/tickets/confirm`. Absent as `code` is. */
  claim_token: maybe(v.string()),
  /** Its pass for Apple Wallet. Absent as `code` is, and where the server signs none. */
  wallet_url: maybe(v.string()),
  /** Titles and times of what is chosen of the programme. */
  sessions: v.array(
    v.object({ title: v.string(), location: maybe(v.string()), starts_at: instant(), ends_at: instant() }),
  ),
})

export const yourTickets = endpoint<typeof inputs.yourTickets>()({
  method: 'POST',
  path: '/tickets/your-tickets',
  scope: 'event',
  access: 'anyone',
  output: v.object({
    orders: v.array(
      v.object({
        order_id: v.string(),
        order_reference: v.string(),
        /** Seats without a name or address. */
        unassigned: count(),
        tickets: v.array(ticket),
      }),
    ),
    /** Seats of other people’s orders, and invitations. */
    guest_of: v.array(ticket),
  }),
})

/** A seat as its guest sees it, and nothing of any other. */
const ownSeat = v.object({
  guest: seat,
  /** Was it bought, or is the guest invited by the organiser? */
  invitedYN: yesNo(),
  /** Who has bought it. */
  host_name: maybe(v.string()),
  code: v.string(),
  add_ons: addOnList,
  agendas: agendaList,
})

export const seatByLink = endpoint<typeof inputs.seatByLink>()({
  method: 'POST',
  path: '/tickets/claims',
  scope: 'event',
  access: 'anyone',
  output: ownSeat,
})

export const claimSeat = endpoint<typeof inputs.claimSeat>()({
  method: 'POST',
  path: '/tickets/claims/confirm',
  scope: 'event',
  access: 'anyone',
  output: ownSeat,
})

export const transferSeat = endpoint<typeof inputs.transferSeat>()({
  method: 'POST',
  path: '/tickets/claims/transfer',
  scope: 'event',
  access: 'anyone',
  output: nothing(),
})

export const mailTicketLinks = endpoint<typeof inputs.mailTicketLinks>()({
  method: 'POST',
  path: '/tickets/links',
  scope: 'event',
  access: 'anyone',
  output: nothing(),
})

export type Seat = OutputOf<{ output: typeof seat }>
export type OrderSeats = OutputOf<typeof orderGuests>
export type OwnSeat = OutputOf<typeof seatByLink>
export type Ticket = OutputOf<{ output: typeof ticket }>
export type YourTickets = OutputOf<typeof yourTickets>
