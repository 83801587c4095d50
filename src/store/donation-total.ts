import { onMount } from 'nanostores'
import { eventChannel, pushes } from '../api/channels.ts'
import { type DonationTotal, donationTotal as endpoint } from '../api/donations.ts'
import { realtime } from './realtime.ts'
import { createResource } from './resource.ts'
import { defineSlice } from './slice.ts'

/** What the event has raised: read once, then kept current by pushes, and read again after each gap. */
export const donationTotal = defineSlice('donation-total', site => {
  const total = createResource<DonationTotal>({
    environment: site.environment,
    load: () => site.client.call(endpoint, { event: site.event }),
    isCurrent: (value, known) => value.sequence >= known.sequence,
  })

  onMount(total.$state, () => {
    let stop: (() => void) | undefined
    const unbind = site.settings.$state.subscribe(settings => {
      if (settings.type !== 'ready' || stop) return
      stop = realtime(site).listen(eventChannel(settings.value.event_id), {
        push: pushes.donationTotal,
        receive: total.accept,
        numberOf: ({ sequence }) => sequence,
        onGap: () => void total.refresh(),
      })
    })
    return () => {
      unbind()
      stop?.()
    }
  })

  return total
})
