import type { Generated } from 'kysely'
import type { addOnKinds } from '../../../../src/api/tickets-read.ts'
import type { Json } from '../../platform/db/schema.ts'

declare module '../../platform/db/schema.ts' {
  interface Database {
    /** An event's tickets as a whole. Its sequence grows with each change of what is left. */
    ticket_sales: { event_id: string; sequence: Generated<number> }
    ticket_types: TicketTypeTable
    ticket_bundles: OfferedTable
    ticket_bundle_parts: { ticket_bundle_id: string; event_ticket_type_id: string; quantity: number }
    ticket_add_ons: TicketAddOnTable
    ticket_add_on_choices: TicketAddOnChoiceTable
    ticket_waiters: TicketWaiterTable
    ticket_reservations: TicketReservationTable
    ticket_reservation_parts: { reservation_id: string; event_ticket_type_id: string; quantity: number }
    ticket_lines: TicketLineTable
    /** The tickets of an order's line by type, as they were when it was ordered. */
    ticket_line_parts: { order_line_id: number; event_ticket_type_id: string; quantity: number }
  }
}

export interface OfferedTable {
  id: string
  event_id: string
  /** Its place in the list. */
  place: number
  title: string
  description: string
  /** Minor units. */
  price: number
  /** Null: at once. */
  sale_opens_at: Date | null
  /** Null: it goes on. */
  sale_closes_at: Date | null
  /** The most in one order. Null: as many as there are. */
  per_order_limit: number | null
  /** Only whoever has a voucher for it sees it. */
  hidden: Generated<boolean>
  restrictions: string | null
  /** False: a draft, which only organisers see. */
  published: Generated<boolean>
}

export interface TicketTypeTable extends OfferedTable {
  capacity: number
  /** Paid for, those in bundles included. */
  sold: Generated<number>
  waiting_list: Generated<boolean>
}

export interface TicketAddOnTable {
  id: string
  event_id: string
  place: number
  kind: (typeof addOnKinds)[number]
  title: string
  help: string | null
  required: boolean
  /** Answered in the guest's own words instead of by a choice. */
  free_text: boolean
  /** Empty: for all types. */
  event_ticket_type_ids: Json<readonly string[]>
}

export interface TicketAddOnChoiceTable {
  id: string
  add_on_id: string
  place: number
  title: string
  /** Minor units. */
  price: Generated<number>
  /** How many can be sold, of one with a price. Null: as many as like. */
  capacity: Generated<number | null>
  sold: Generated<number>
}

/** Somebody who waits for tickets that come back. */
interface TicketWaiterTable {
  id: string
  event_id: string
  event_ticket_type_id: string
  quantity: number
  first_name: string
  last_name: string
  email: string
  user_id: string | null
  /** `missed`: the offer's time passed. `left`: they do not want any more. */
  state: Generated<'waiting' | 'offered' | 'taken' | 'missed' | 'left'>
  joined_at: Date
  offered_until: Date | null
}

/** A basket, or an offer to somebody who has waited. It counts until it expires, or an order takes its tickets over. */
interface TicketReservationTable {
  id: string
  event_id: string
  key_hash: string
  created_at: Date
  expires_at: Date
  extended: Generated<boolean>
  /** The unpaid order that has its tickets. */
  order_id: string | null
  /** Whom it is an offer to. */
  waiter_id: string | null
}

/** What a line of an order is for: a type, a bundle or an add-on. */
interface TicketLineTable {
  order_line_id: number
  event_id: string
  event_ticket_type_id: string | null
  ticket_bundle_id: string | null
  add_on_choice_id: string | null
  reservation_id: string | null
  /** `ended`: it was sold and is refunded. */
  state: Generated<'open' | 'sold' | 'ended'>
}
