import { auctionItem } from '../../api/auction.ts'
import { eventChannel } from '../../api/channels.ts'
import type { OutputOf } from '../../api/endpoint.ts'
import { type Live, liveResource } from '../../store/live.ts'
import type { ResourceState } from '../../store/resource.ts'
import { serverClock } from '../../store/server-clock.ts'
import type { Site } from '../../store/site.ts'
import { defineSlice } from '../../store/slice.ts'
import { lotNumbers, lotPushes } from './lots.store.ts'

/** A lot with its description and the history of its bids. */
export type LotDetails = OutputOf<typeof auctionItem>

const details = defineSlice('lot', () => new Map<string, Live<LotDetails>>())

/** A single lot with all its details, kept current by the same pushes as a list: `useLive(lot(site, id))`. */
export function lot(site: Site, id: string): Live<LotDetails> {
  const known = details(site)
  const resource =
    known.get(id) ??
    liveResource<LotDetails>(site, {
      read: () =>
        serverClock(site).timed(() => site.client.call(auctionItem, { auction_item_id: id, event: site.event })),
      channel: eventChannel,
      key: id,
      ...lotNumbers,
      pushes: lotPushes<LotDetails>(true),
    })
  known.set(id, resource)
  return resource
}

export function isMissing(state: ResourceState<unknown>): boolean {
  return state.type === 'failed' && state.failure.type === 'http' && state.failure.status === 404
}
