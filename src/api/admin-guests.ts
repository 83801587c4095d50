import * as v from 'valibot'
import type * as inputs from './admin-guests.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { checkinStatuses, rsvpStatuses } from './guest-statuses.ts'
import { count, currency, decimals, instant, maybe, minor, yesNo } from './wire.ts'

/** A seat as organisers see it. */
const deskGuest = v.object({
  guest_ticket_id: v.string(),
  number: count(),
  title: v.string(),
  bundle_title: maybe(v.string()),
  /** Absent: invited by the organiser. */
  order_reference: maybe(v.string()),
  /** Who has bought the seat. */
  buyer: maybe(v.string()),
  guest_name: maybe(v.string()),
  guest_email: maybe(v.string()),
  guest_mobile: maybe(v.string()),
  rsvp_status: v.picklist(rsvpStatuses),
  checkin_status: v.picklist(checkinStatuses),
  claimedYN: yesNo(),
  invited_at: maybe(instant()),
  endedYN: yesNo(),
  revision: count(),
  /** Meal, needs and the like: the question and the answer in words. */
  answers: v.array(v.object({ title: v.string(), answer: v.string() })),
  /** Titles of what is chosen of the programme. */
  sessions: v.array(v.string()),
})

export const adminGuests = endpoint<typeof inputs.adminGuests>()({
  method: 'GET',
  path: '/admin/guests',
  scope: 'event',
  access: 'user',
  output: v.object({ items: v.array(deskGuest), total: count(), coming: count(), awaiting: count(), in: count() }),
})

export const editGuest = endpoint<typeof inputs.editGuest>()({
  method: 'PUT',
  path: '/admin/guests/:guest_ticket_id',
  scope: 'event',
  access: 'user',
  output: v.object({}),
})

export const inviteByDesk = endpoint<typeof inputs.inviteByDesk>()({
  method: 'POST',
  path: '/admin/guests/:guest_ticket_id/invite',
  scope: 'event',
  access: 'user',
  output: v.object({}),
})

export const addGuest = endpoint<typeof inputs.addGuest>()({
  method: 'POST',
  path: '/admin/guests',
  scope: 'event',
  access: 'user',
  output: v.object({ guest_ticket_id: v.string() }),
})

export const seatRefund = endpoint<typeof inputs.seatRefund>()({
  method: 'GET',
  path: '/admin/guests/:guest_ticket_id/refund',
  scope: 'event',
  access: 'user',
  output: v.object({
    order_reference: v.string(),
    /** Who has bought the seats. */
    buyer: v.string(),
    /** Was the organiser paid outside this platform? Then they have to pay back what they refund. */
    outsideYN: yesNo(),
    currency: currency(),
    currency_decimals: decimals(),
    seats: v.array(
      v.object({
        guest_ticket_id: v.string(),
        number: count(),
        title: v.string(),
        guest_name: maybe(v.string()),
        checkin_status: v.picklist(checkinStatuses),
        /** Its share of what was paid, in minor units. */
        amount: minor(),
        /** `requested`: the payment provider has not confirmed the refund yet. */
        state: v.picklist(['good', 'requested', 'ended']),
      }),
    ),
    /** What was bought with the seats, such as wine. Each is refunded as a whole. */
    extras: v.array(
      v.object({
        extra_id: count(),
        title: v.string(),
        quantity: count(),
        /** In minor units. */
        amount: minor(),
        state: v.picklist(['good', 'requested', 'ended']),
      }),
    ),
  }),
})

export const refundSeats = endpoint<typeof inputs.refundSeats>()({
  method: 'POST',
  path: '/admin/guests/refund',
  scope: 'event',
  access: 'user',
  output: v.object({}),
})

/** An agenda as it is edited. */
const deskAgenda = v.object({
  agenda_id: v.string(),
  title: v.string(),
  requiredYN: yesNo(),
  /** Absent: for all tickets. */
  ticket_type_ids: maybe(v.array(v.string())),
  sessions: v.array(
    v.object({
      session_id: v.string(),
      title: v.string(),
      description: v.string(),
      location: maybe(v.string()),
      starts_at: instant(),
      ends_at: instant(),
      /** Absent: unlimited. */
      capacity: maybe(count()),
      /** Guests who have chosen it, and those whose seats are being paid for. */
      chosen: count(),
      held: count(),
      /** Closed to new guests. */
      closedYN: yesNo(),
    }),
  ),
})

/** An agenda with how many guests could still choose from it, to compare with how many may still come. */
const countedAgenda = v.object({
  ...deskAgenda.entries,
  /** Places left in all of its sessions. Absent: unlimited. */
  places_left: maybe(count()),
  /** Tickets it is for that can still be sold. */
  tickets_left: count(),
})

const deskAgendas = v.object({
  agendas: v.array(countedAgenda),
  /** The ticket types that an agenda can be for. */
  types: v.array(v.object({ event_ticket_type_id: v.string(), title: v.string() })),
  /** An edit that names an older revision is refused. */
  revision: v.string(),
})

export const adminAgendas = endpoint<typeof inputs.adminAgendas>()({
  method: 'GET',
  path: '/admin/agendas',
  scope: 'event',
  access: 'user',
  output: deskAgendas,
})

export const saveAgendas = endpoint<typeof inputs.saveAgendas>()({
  method: 'PUT',
  path: '/admin/agendas',
  scope: 'event',
  access: 'user',
  output: deskAgendas,
})

export type DeskGuest = OutputOf<{ output: typeof deskGuest }>
export type SeatRefund = OutputOf<typeof seatRefund>
export type DeskAgendas = OutputOf<typeof adminAgendas>
export type DeskAgenda = DeskAgendas['agendas'][number]
