import * as v from 'valibot'
import type * as inputs from './donations.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { count, currency, decimals } from './wire.ts'

/**
 * What has been given to an event. Fees and contributions are not in it, and
 * a refund lowers it. The same shape is read and pushed.
 */
export const donationTotalSchema = v.object({
  /** Grows by one with each change. A smaller one is older news. */
  sequence: count(),
  /** Minor units. */
  total_raised: count(),
  /** Gifts counted in the total. */
  donation_count: count(),
  /** People and organisations behind them; somebody who gives twice counts once. */
  donor_count: count(),
  currency: currency(),
  currency_decimals: decimals(),
  /** Minor units; 0 where the organiser set none. */
  goal: count(),
})

export const donationTotal = endpoint<typeof inputs.donationTotal>()({
  method: 'GET',
  path: '/donations/total',
  scope: 'event',
  access: 'open',
  output: donationTotalSchema,
})

export type DonationTotal = OutputOf<typeof donationTotal>
