import { eventChannel, pushes } from '../api/channels.ts'
import { type DonationTotal, donationTotal as endpoint } from '../api/donations.ts'
import { liveResource, whole } from './live.ts'
import { defineSlice } from './slice.ts'

/** What the event has raised. */
export const donationTotal = defineSlice('donation-total', site =>
  liveResource<DonationTotal>(site, {
    read: () => site.client.call(endpoint, { event: site.event }),
    channel: eventChannel,
    sequenceOf: ({ sequence }) => sequence,
    pushes: [whole(pushes.donationTotal)],
  }),
)
