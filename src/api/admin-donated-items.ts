import * as v from 'valibot'
import type * as inputs from './admin-donated-items.input.ts'
import { deliveries, donatedItemKinds, donatedItemStates } from './donated-item-kinds.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { count, currency, decimals, file, instant, maybe, minor, nothing, yesNo } from './wire.ts'

/** An offer, as a row of the desk's table and its CSV file. */
const row = {
  offer_id: v.string(),
  /** Incremented by each change: an action must name the newest. */
  revision: count(),
  state: v.picklist(donatedItemStates),
  offered_at: instant(),
  title: v.string(),
  kind: v.picklist(donatedItemKinds),
  /** Minor units. */
  retail_value: maybe(minor()),
  delivery: v.picklist(deliveries),
  picture: maybe(file()),
  /** The giver. Absent once their data is erased. */
  name: maybe(v.string()),
  email: maybe(v.string()),
  mobile: maybe(v.string()),
  company: maybe(v.string()),
  /** The name that guests may see. Absent: none. */
  shown_as: maybe(v.string()),
  /** The lot that was made of it, while the auction has it. */
  auction_item_id: maybe(v.string()),
}

const adminDonatedItemRow = v.object(row)

const details = v.object({
  ...row,
  currency: currency(),
  currency_decimals: decimals(),
  /** Text with empty lines between its paragraphs. */
  description: v.string(),
  restrictions: maybe(v.string()),
  valid_until: maybe(v.string()),
  pictures: v.array(file()),
  notes: v.string(),
  /** The message of the mail that declined it. */
  message: maybe(v.string()),
  /** Was the giver thanked by mail for an accepted offer? Then accepting it mails nothing more. */
  thankedYN: yesNo(),
  decided_at: maybe(instant()),
})

const rules = v.object({
  /** A change that names an older revision is refused. */
  revision: v.string(),
  takes_offersYN: yesNo(),
  closes_at: maybe(instant()),
  introduction: v.string(),
})

export const adminDonatedItems = endpoint<typeof inputs.adminDonatedItems>()({
  method: 'GET',
  path: '/admin/donated-items',
  scope: 'event',
  access: 'user',
  output: v.object({
    currency: currency(),
    currency_decimals: decimals(),
    items: v.array(adminDonatedItemRow),
    /** On all pages. */
    total: count(),
    /** How many nobody has decided on yet, whatever is searched for. */
    new_count: count(),
  }),
})

export const adminDonatedItem = endpoint<typeof inputs.adminDonatedItem>()({
  method: 'GET',
  path: '/admin/donated-items/:offer_id',
  scope: 'event',
  access: 'user',
  output: details,
})

export const acceptDonatedItem = endpoint<typeof inputs.acceptDonatedItem>()({
  method: 'POST',
  path: '/admin/donated-items/:offer_id/accept',
  scope: 'event',
  access: 'user',
  output: details,
})

export const declineDonatedItem = endpoint<typeof inputs.declineDonatedItem>()({
  method: 'POST',
  path: '/admin/donated-items/:offer_id/decline',
  scope: 'event',
  access: 'user',
  output: details,
})

export const noteDonatedItem = endpoint<typeof inputs.noteDonatedItem>()({
  method: 'PUT',
  path: '/admin/donated-items/:offer_id/notes',
  scope: 'event',
  access: 'user',
  output: details,
})

export const deleteDonatedItem = endpoint<typeof inputs.deleteDonatedItem>()({
  method: 'DELETE',
  path: '/admin/donated-items/:offer_id',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

export const donatedItemRules = endpoint<typeof inputs.donatedItemRules>()({
  method: 'GET',
  path: '/admin/donated-item-rules',
  scope: 'event',
  access: 'user',
  output: rules,
})

export const saveDonatedItemRules = endpoint<typeof inputs.saveDonatedItemRules>()({
  method: 'PUT',
  path: '/admin/donated-item-rules',
  scope: 'event',
  access: 'user',
  output: rules,
})

export type AdminDonatedItemRow = OutputOf<{ output: typeof adminDonatedItemRow }>
export type AdminDonatedItem = OutputOf<{ output: typeof details }>
export type DonatedItemRules = OutputOf<{ output: typeof rules }>
