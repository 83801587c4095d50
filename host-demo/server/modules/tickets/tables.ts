import type { Generated } from 'kysely'
import type { addOnKinds } from '../../../../src/api/tickets-read.ts'
import type { Json } from '../../platform/db/schema.ts'

declare module '../../platform/db/schema.ts' {
  interface Database {
    /** A row for all tickets of an event. `sequence` is incremented whenever the number left changes. */
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
    ticket_line_parts: TicketLinePartTable
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
  /** Null: the sale is open from the start. */
  sale_opens_at: Date | null
  /** Null: the sale has no end. */
  sale_closes_at: Date | null
  /** The most in one order. Null: unlimited. */
  per_order_limit: number | null
  /** Only people with a voucher for it can see it. */
  hidden: Generated<boolean>
  restrictions: string | null
  /** False: a draft, which only organisers see. */
  published: Generated<boolean>
}

export interface TicketTypeTable extends OfferedTable {
  capacity: number
  /** Paid tickets, including those in bundles. */
  sold: Generated<number>
  waiting_list: Generated<boolean>
}

interface TicketAddOnTable {
  id: string
  event_id: string
  place: number
  kind: (typeof addOnKinds)[number]
  title: string
  help: string | null
  required: boolean
  /** Guests answer in their own words instead of choosing. */
  free_text: boolean
  /** Types whose guests are asked. Empty: all types. */
  event_ticket_type_ids: Json<readonly string[]>
}

interface TicketAddOnChoiceTable {
  id: string
  add_on_id: string
  place: number
  title: string
  /** Minor units. */
  price: Generated<number>
  /** How many can be sold, if it has a price. Null: unlimited. */
  capacity: Generated<number | null>
  sold: Generated<number>
}

/** Somebody on the waiting list. */
interface TicketWaiterTable {
  id: string
  event_id: string
  event_ticket_type_id: string
  quantity: number
  first_name: string
  last_name: string
  email: string
  user_id: string | null
  /** `missed`: the offer has expired. `left`: they have left the list. */
  state: Generated<'waiting' | 'offered' | 'taken' | 'missed' | 'left'>
  joined_at: Date
  offered_until: Date | null
}

/**
 * A basket, or an offer to somebody on the waiting list. It counts until it expires, or until an order takes over its
 * tickets.
 */
interface TicketReservationTable {
  id: string
  event_id: string
  key_hash: string
  created_at: Date
  expires_at: Date
  extended: Generated<boolean>
  /** The unpaid order that has taken over its tickets. */
  order_id: string | null
  /** The person on the waiting list whom it is offered to. */
  waiter_id: string | null
}

/** What an order's line is for: a type, a bundle or an add-on. */
interface TicketLineTable {
  order_line_id: number
  event_id: string
  event_ticket_type_id: string | null
  ticket_bundle_id: string | null
  add_on_choice_id: string | null
  reservation_id: string | null
  /** Of the basket that it was ordered from, also after that is used up. */
  basket_key_hash: string | null
  /** `ended`: it was sold and then refunded. */
  state: Generated<'open' | 'sold' | 'ended'>
  /** When its buyer was mailed that it was refunded, for an add-on: seats are mailed about one by one. */
  end_mailed_at: Date | null
}

/** How many tickets of a type a line is for, as it was ordered. */
interface TicketLinePartTable {
  order_line_id: number
  event_ticket_type_id: string
  quantity: number
  /** Minor units of one such ticket on its own when it was ordered, by which a bundle's price is shared out. */
  price: number | null
}
