import * as v from 'valibot'
import type * as inputs from './admin-gift-aid.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { count, currency, decimals, maybe, minor, yesNo } from './wire.ts'

/** A paid gift whose donor has declared Gift Aid, with their name and address as declared. */
const declaredGift = v.object({
  gift_id: v.string(),
  order_reference: v.string(),
  title: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  line_1: v.string(),
  line_2: maybe(v.string()),
  town: v.string(),
  postcode: maybe(v.string()),
  country: maybe(v.string()),
  outside_ukYN: yesNo(),
  /** The day on which it was paid, in the event's time zone, such as 2026-11-21. */
  paid_on: v.string(),
  /** What Gift Aid can be claimed on, in minor units. */
  amount: minor(),
})

export const adminGiftAidClaim = endpoint<typeof inputs.adminGiftAidClaim>()({
  method: 'GET',
  path: '/admin/gift-aid-claim',
  scope: 'event',
  access: 'user',
  output: v.object({
    currency: currency(),
    currency_decimals: decimals(),
    /** The oldest first. */
    items: v.array(declaredGift),
    /** On all pages. */
    total: count(),
    /** The sum of all gifts found, in minor units. */
    gift_amount: minor(),
    /** What can be claimed on that sum: a quarter of it, rounded down. */
    tax_amount: minor(),
  }),
})

export type DeclaredGift = OutputOf<{ output: typeof declaredGift }>
