import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as inputs from './monthly-gifts.input.ts'
import { count, currency, decimals, instant, maybe, minor, yesNo } from './wire.ts'

/** What is given every month. */
export const monthlyGift = v.object({
  monthly_gift_id: v.string(),
  /** `planned`: the first payment has not arrived. `ended`: nothing is charged any more. */
  status: v.picklist(['planned', 'active', 'ended']),
  /** Minor units: the gift, what is added for the card, and both together, as they are charged each month. */
  amount: minor(),
  processing_fee: count(),
  monthly_total: minor(),
  currency: currency(),
  currency_decimals: decimals(),
  /** The day of the first payment. */
  began_at: maybe(instant()),
  /** The day of the next payment; absent where there is none. */
  next_at: maybe(instant()),
  ended_at: maybe(instant()),
  /** The last payment could not be taken, and is tried again. */
  payment_failed: yesNo(),
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
