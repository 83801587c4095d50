import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as inputs from './monthly-gifts.input.ts'
import { count, currency, decimals, instant, maybe, minor, yesNo } from './wire.ts'

/** A monthly gift. */
export const monthlyGift = v.object({
  monthly_gift_id: v.string(),
  /** `planned`: the first payment has not arrived. `ended`: no further charges. */
  status: v.picklist(['planned', 'active', 'ended']),
  /** In the account: what it is for, as on the receipt, such as whose page and which event. */
  title: maybe(v.string()),
  /** Minor units: the gift, the card fee, and their sum, charged each month. */
  amount: minor(),
  processing_fee: count(),
  monthly_total: minor(),
  currency: currency(),
  currency_decimals: decimals(),
  /** Date of the first payment. */
  began_at: maybe(instant()),
  /** Date of the next payment; absent if there is none. */
  next_at: maybe(instant()),
  ended_at: maybe(instant()),
  /** The last payment failed and will be retried. */
  payment_failed: yesNo(),
  /** Not before the provider has set it up, which may take a moment, and not after its end. */
  card_replaceableYN: maybe(yesNo()),
})

export const monthlyGifts = endpoint<typeof inputs.monthlyGifts>()({
  method: 'GET',
  path: '/account/monthly-gifts',
  scope: 'event',
  access: 'user',
  output: v.array(monthlyGift),
})

export const stopMonthlyGift = endpoint<typeof inputs.stopMonthlyGift>()({
  method: 'POST',
  path: '/account/monthly-gifts/:monthly_gift_id/stop',
  scope: 'event',
  access: 'user',
  output: monthlyGift,
})

export const replaceMonthlyCard = endpoint<typeof inputs.replaceMonthlyCard>()({
  method: 'POST',
  path: '/account/monthly-gifts/:monthly_gift_id/card',
  scope: 'event',
  access: 'user',
  output: v.object({ url: v.string() }),
})

export type MonthlyGift = OutputOf<typeof stopMonthlyGift>
