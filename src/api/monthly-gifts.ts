import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
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

export const monthlyGifts = endpoint({
  method: 'GET',
  path: '/account/monthly-gifts',
  scope: 'event',
  access: 'user',
  summary: "The signed-in person's monthly gifts to this event, newest first, those that have ended among them.",
  input: v.object({}),
  output: v.array(monthlyGift),
})

export const stopMonthlyGift = endpoint({
  method: 'POST',
  path: '/account/monthly-gifts/:monthly_gift_id/stop',
  scope: 'event',
  access: 'user',
  summary: 'Ends a monthly gift: nothing more is charged. Harmless to repeat.',
  errors: ['monthly_gift_not_found'],
  input: v.object({ monthly_gift_id: v.string() }),
  output: monthlyGift,
})

export const replaceMonthlyCard = endpoint({
  method: 'POST',
  path: '/account/monthly-gifts/:monthly_gift_id/card',
  scope: 'event',
  access: 'user',
  summary:
    "Where another card is typed for a monthly gift: the card provider's own page, which leads on to the gift's. A payment that could not be taken is tried with the new card at once.",
  errors: ['monthly_gift_not_found', 'payments_unavailable'],
  input: v.object({ monthly_gift_id: v.string() }),
  output: v.object({ url: v.string() }),
})

export type MonthlyGift = OutputOf<typeof stopMonthlyGift>
