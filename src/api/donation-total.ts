import { isCount, isCurrency, isDecimals } from './checks.ts'
import { shape } from './shape.ts'

/**
 * The total raised by an event, without fees and contributions, less refunds. The
 * same shape is read and pushed.
 */
export interface DonationTotal {
  /** Grows by one with each change. An update with a lower number is outdated. */
  sequence: number
  /** Minor units. */
  total_raised: number
  /** Gifts counted in the total. */
  donation_count: number
  /** Donors and organisations behind them; repeated donors count once. */
  donor_count: number
  /** ISO 4217, such as GBP. */
  currency: string
  /** Digits after the dot: 0 for JPY, 2 for GBP, 3 for KWD. */
  currency_decimals: number
  /** Minor units; 0 if the organiser has set none. */
  goal: number
}

export const donationTotalRead = { method: 'GET', path: '/donations/total', scope: 'event', access: 'open' } as const

/** The push event with the same data. */
export const donationTotalEvent = 'donation-total'

/** The browser's decoder. `donationTotalSchema` is the server's schema of the same data. */
export const sentDonationTotal = shape<DonationTotal>({
  sequence: isCount,
  total_raised: isCount,
  donation_count: isCount,
  donor_count: isCount,
  currency: isCurrency,
  currency_decimals: isDecimals,
  goal: isCount,
})
