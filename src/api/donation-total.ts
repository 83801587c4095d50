import { shape } from './shape.ts'
import { isCount, isCurrency, isDecimals } from './wire.ts'

/**
 * What has been given to an event. Fees and contributions are not in it, and
 * a refund lowers it. The same shape is read and pushed.
 */
export interface DonationTotal {
  /** Grows by one with each change. A smaller one is older news. */
  sequence: number
  /** Minor units. */
  total_raised: number
  /** Gifts counted in the total. */
  donation_count: number
  /** People and organisations behind them; somebody who gives twice counts once. */
  donor_count: number
  /** ISO 4217, such as GBP. */
  currency: string
  /** Digits after the dot: 0 for JPY, 2 for GBP, 3 for KWD. */
  currency_decimals: number
  /** Minor units; 0 where the organiser set none. */
  goal: number
}

export const donationTotalRead = { method: 'GET', path: '/donations/total', scope: 'event', access: 'open' } as const

/** The push event with the same data. */
export const donationTotalEvent = 'donation-total'

/** For the browser: `donationTotalSchema` says the same to the server and its reference. */
export const sentDonationTotal = shape<DonationTotal>({
  sequence: isCount,
  total_raised: isCount,
  donation_count: isCount,
  donor_count: isCount,
  currency: isCurrency,
  currency_decimals: isDecimals,
  goal: isCount,
})
