import * as v from 'valibot'
import type * as inputs from './admin-tickets.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { addOnKinds } from './tickets-read.ts'
import { count, currency, decimals, instant, maybe, minor, nothing, yesNo } from './wire.ts'

const offered = {
  title: v.string(),
  description: v.string(),
  price: minor(),
  place: count(),
  sale_opens_at: maybe(instant()),
  sale_closes_at: maybe(instant()),
  per_order_limit: maybe(count()),
  restrictions: maybe(v.string()),
  hiddenYN: yesNo(),
  publishedYN: yesNo(),
  /** How many can be bought now. */
  left: count(),
}

/** An edit that names an older revision is refused. */
const revision = v.string()

const adminTicketType = v.object({
  event_ticket_type_id: v.string(),
  revision,
  ...offered,
  capacity: count(),
  /** Paid for, those in bundles included. */
  sold: count(),
  /** In baskets, offers and unpaid orders. */
  /** In baskets and unpaid orders. */
  held: count(),
  /** Kept for people on the waiting list, who have an offer. */
  offered: count(),
  /** People on the waiting list. */
  waiting: count(),
  waiting_listYN: yesNo(),
})

const adminTicketBundle = v.object({
  ticket_bundle_id: v.string(),
  revision,
  ...offered,
  sold: count(),
  parts: v.array(v.object({ event_ticket_type_id: v.string(), quantity: count() })),
})

const adminAddOn = v.object({
  add_on_id: v.string(),
  revision,
  kind: v.picklist(addOnKinds),
  title: v.string(),
  help: maybe(v.string()),
  place: count(),
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
      /** The stock of a choice with a price. Absent: unlimited. */
      capacity: maybe(count()),
      sold: count(),
      /** How many can be bought now. Absent: unlimited. */
      left: maybe(count()),
    }),
  ),
})

const all = v.object({
  currency: currency(),
  currency_decimals: decimals(),
  types: v.array(adminTicketType),
  bundles: v.array(adminTicketBundle),
  add_ons: v.array(adminAddOn),
})

export const adminTickets = endpoint<typeof inputs.adminTickets>()({
  method: 'GET',
  path: '/admin/tickets',
  scope: 'event',
  access: 'user',
  output: all,
})

export const saveTicketType = endpoint<typeof inputs.saveTicketType>()({
  method: 'PUT',
  path: '/admin/tickets/types',
  scope: 'event',
  access: 'user',
  output: all,
})

export const saveTicketBundle = endpoint<typeof inputs.saveTicketBundle>()({
  method: 'PUT',
  path: '/admin/tickets/bundles',
  scope: 'event',
  access: 'user',
  output: all,
})

export const saveTicketAddOn = endpoint<typeof inputs.saveTicketAddOn>()({
  method: 'PUT',
  path: '/admin/tickets/add-ons',
  scope: 'event',
  access: 'user',
  output: all,
})

export const deleteTickets = endpoint<typeof inputs.deleteTickets>()({
  method: 'DELETE',
  path: '/admin/tickets/:id',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

export type AdminTickets = OutputOf<typeof adminTickets>
export type AdminTicketType = AdminTickets['types'][number]
export type AdminTicketBundle = AdminTickets['bundles'][number]
export type AdminAddOn = AdminTickets['add_ons'][number]
