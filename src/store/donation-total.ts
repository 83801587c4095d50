import { eventChannel } from '../api/channels.ts'
import { type DonationTotal, donationTotalEvent, donationTotalRead, sentDonationTotal } from '../api/donation-total.ts'
import { liveResource, whole } from './live.ts'
import { defineSlice } from './slice.ts'

/** The event's total raised. */
export const donationTotal = defineSlice('donation-total', site =>
  liveResource<DonationTotal>(site, {
    read: () => site.client.call({ ...donationTotalRead, output: sentDonationTotal }, { event: site.event }),
    channel: eventChannel,
    sequenceOf: ({ sequence }) => sequence,
    pushes: [whole({ event: donationTotalEvent, data: sentDonationTotal })],
  }),
)
