import { eventChannel } from '../../api/channels.ts'
import { type PledgeItemDetails, pledgeItem } from '../../api/pledges.ts'
import { type Live, liveResource } from '../../store/live.ts'
import type { ResourceState } from '../../store/resource.ts'
import type { Site } from '../../store/site.ts'
import { defineSlice } from '../../store/slice.ts'
import { itemPush } from './items.store.ts'

const details = defineSlice('pledge-item', () => new Map<string, Live<PledgeItemDetails>>())

/** One pledge item with its story, kept current by the same pushes as the list. */
export function item(site: Site, id: string): Live<PledgeItemDetails> {
  const known = details(site)
  const resource =
    known.get(id) ??
    liveResource<PledgeItemDetails>(site, {
      read: () => site.client.call(pledgeItem, { pledge_item_id: id, event: site.event }),
      channel: eventChannel,
      key: id,
      sequenceOf: ({ sequence }) => sequence,
      pushes: [itemPush<PledgeItemDetails>(true)],
    })
  known.set(id, resource)
  return resource
}

/** Is there no such item, or is it hidden? */
export function isMissing(state: ResourceState<unknown>): boolean {
  return state.type === 'failed' && state.failure.type === 'http' && state.failure.status === 404
}
