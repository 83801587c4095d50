import * as v from 'valibot'
import { type DonationTotal, donationTotalEvent, donationTotalRead } from './donation-total.ts'
import type * as inputs from './donations.input.ts'
import { endpoint } from './endpoint.ts'
import { count, currency, decimals } from './wire.ts'

export const donationTotalSchema = v.object({
  sequence: count(),
  total_raised: count(),
  donation_count: count(),
  donor_count: count(),
  currency: currency(),
  currency_decimals: decimals(),
  goal: count(),
}) satisfies v.GenericSchema<DonationTotal>

export const donationTotal = endpoint<typeof inputs.donationTotal>()({
  ...donationTotalRead,
  output: donationTotalSchema,
})

/** The push of the total to everybody at the event, with each change. */
export const donationTotalPush = { event: donationTotalEvent, data: donationTotalSchema } as const
