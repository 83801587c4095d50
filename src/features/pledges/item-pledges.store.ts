import { eventChannel } from '../../api/channels.ts'
import type { PledgeData } from '../../api/pledges.ts'
import { pledgeEvent, pledgeRemovedEvent, pledgesGivenRead } from '../../api/pledges-read.ts'
import { sentPledge, sentPledges, sentRemoval } from '../../api/sent-pledges.ts'
import { compareText } from '../../lib/text.ts'
import { type LiveCollection, liveCollection, whole } from '../../store/live.ts'
import { removal } from '../../store/push-rules.ts'
import type { Site } from '../../store/site.ts'
import { defineSlice } from '../../store/slice.ts'

const collections = defineSlice('pledges-given', () => new Map<string, LiveCollection<PledgeData>>())

const numbers = {
  keyOf: (pledge: Pick<PledgeData, 'pledge_id'>) => pledge.pledge_id,
  sequenceOf: (pledge: Pick<PledgeData, 'sequence'>) => pledge.sequence,
}

/** The pledges for an item by id, kept current by pushes. It also has pushed pledges for other items. */
export function itemPledges(site: Site, itemId: string): LiveCollection<PledgeData> {
  const known = collections(site)
  const collection =
    known.get(itemId) ??
    liveCollection<PledgeData>(site, {
      read: () =>
        site.client.call({ ...pledgesGivenRead, output: sentPledges }, { pledge_item_id: itemId, event: site.event }),
      channel: eventChannel,
      ...numbers,
      pushes: [
        whole({ event: pledgeEvent, data: sentPledge }),
        removal({ event: pledgeRemovedEvent, data: sentRemoval }, numbers),
      ],
    })
  known.set(itemId, collection)
  return collection
}

/** The pledges for one item, newest first. */
export const newestOf = (pledges: ReadonlyMap<string, PledgeData>, itemId: string): PledgeData[] =>
  [...pledges.values()]
    .filter(pledge => pledge.pledge_item_id === itemId)
    .sort((one, other) => compareText(other.at, one.at))
