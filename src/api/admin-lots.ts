import * as v from 'valibot'
import type * as inputs from './admin-lots.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { increments } from './increments.ts'
import { lotKinds, lotStates } from './lot-kinds.ts'
import { count, currency, decimals, file, instant, maybe, minor, nothing, yesNo } from './wire.ts'

/** A lot, as a row of the desk's table. Amounts are minor units. */
const adminLotRow = v.object({
  auction_item_id: v.string(),
  /** As in a `bid-data` push: the newest one counts. */
  sequence: count(),
  /** Its position in the catalogue. */
  number: count(),
  title: v.string(),
  kind: v.picklist(lotKinds),
  category: maybe(v.string()),
  picture: maybe(file()),
  donor: maybe(v.string()),
  publishedYN: yesNo(),
  state: v.picklist(lotStates),
  price: maybe(minor()),
  opening_price: minor(),
  reserve: maybe(minor()),
  buy_now_price: maybe(minor()),
  bid_count: count(),
  sold: count(),
  stock: count(),
  opens_at: instant(),
  /** The close, as moved by late bids. */
  ends_at: instant(),
  on_floorYN: yesNo(),
  pausedYN: yesNo(),
})

/** The push to the event's desks: a lot was made, edited, moved or deleted, drafts included. */
export const catalogueChangePush = {
  event: 'catalogue-change',
  data: v.object({
    auction_item_id: v.string(),
    /** When, in milliseconds since 1970: the newest change of a lot counts. */
    sequence: count(),
  }),
} as const

export const adminLots = endpoint<typeof inputs.adminLots>()({
  method: 'GET',
  path: '/admin/auction/items',
  scope: 'event',
  access: 'user',
  output: v.object({
    currency: currency(),
    currency_decimals: decimals(),
    items: v.array(adminLotRow),
    /** On all pages. */
    total: count(),
  }),
})

/** A lot with everything that can be edited. */
const adminLotForm = v.object({
  auction_item_id: v.string(),
  number: count(),
  /** An edit that names an older revision is refused. */
  revision: v.string(),
  publishedYN: yesNo(),
  state: v.picklist(lotStates),
  /** There were bids or sales, or the lot has closed: kind, prices and times can't be changed any more. */
  terms_fixedYN: yesNo(),
  kind: v.picklist(lotKinds),
  title: v.string(),
  summary: v.string(),
  /** As it is edited: text with empty lines between its paragraphs, or HTML. */
  description: v.string(),
  donor: maybe(v.string()),
  category_id: maybe(v.string()),
  picture: maybe(file()),
  pictures: v.array(file()),
  retail_value: maybe(minor()),
  restrictions: maybe(v.string()),
  minimum_age: maybe(count()),
  without_bidsYN: yesNo(),
  opening_price: minor(),
  reserve: maybe(minor()),
  buy_now_price: maybe(minor()),
  stock: count(),
  winners: count(),
  maximum_bidsYN: yesNo(),
  /** Absent: the event's. */
  increments: maybe(increments()),
  extension_minutes: count(),
  opens_at: instant(),
  closes_at: instant(),
})

export const adminLot = endpoint<typeof inputs.adminLot>()({
  method: 'GET',
  path: '/admin/auction/items/:auction_item_id',
  scope: 'event',
  access: 'user',
  output: adminLotForm,
})

export const addLot = endpoint<typeof inputs.addLot>()({
  method: 'POST',
  path: '/admin/auction/items',
  scope: 'event',
  access: 'user',
  output: adminLotForm,
})

export const editLot = endpoint<typeof inputs.editLot>()({
  method: 'PUT',
  path: '/admin/auction/items/:auction_item_id',
  scope: 'event',
  access: 'user',
  output: adminLotForm,
})

export const deleteLot = endpoint<typeof inputs.deleteLot>()({
  method: 'DELETE',
  path: '/admin/auction/items/:auction_item_id',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

export const publishLot = endpoint<typeof inputs.publishLot>()({
  method: 'POST',
  path: '/admin/auction/items/:auction_item_id/publish',
  scope: 'event',
  access: 'user',
  output: adminLotForm,
})

export const moveLot = endpoint<typeof inputs.moveLot>()({
  method: 'POST',
  path: '/admin/auction/items/:auction_item_id/move',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

const adminCategory = v.object({ category_id: v.string(), title: v.string(), items: count() })

export const adminCategories = endpoint<typeof inputs.adminCategories>()({
  method: 'GET',
  path: '/admin/auction/categories',
  scope: 'event',
  access: 'user',
  output: v.array(adminCategory),
})

export const saveCategories = endpoint<typeof inputs.saveCategories>()({
  method: 'PUT',
  path: '/admin/auction/categories',
  scope: 'event',
  access: 'user',
  output: v.array(adminCategory),
})

export type AdminLotRow = OutputOf<{ output: typeof adminLotRow }>
export type AdminLotForm = OutputOf<{ output: typeof adminLotForm }>
export type AdminCategory = OutputOf<{ output: typeof adminCategory }>
