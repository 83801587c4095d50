import { eventChannel } from '../../api/channels.ts'
import type { PledgeItem, PledgeItemData } from '../../api/pledges.ts'
import { pledgeItemEvent, pledgeItemsRead } from '../../api/pledges-read.ts'
import { sentPledgeItemData, sentPledgeItems } from '../../api/sent-pledges.ts'
import { liveCollection, part } from '../../store/live.ts'
import { defineSlice } from '../../store/slice.ts'

/** Something to pledge for, with the currency of its amounts. */
export interface ListedItem extends PledgeItem {
  currency: string
  currency_decimals: number
}

/** What can be pledged for, by id in the organiser's order. Its sums move with each pledge. */
export const pledgeItems = defineSlice('pledge-items', site =>
  liveCollection<ListedItem>(site, {
    async read() {
      const { items, ...money } = await site.client.call(
        { ...pledgeItemsRead, output: sentPledgeItems },
        { event: site.event },
      )
      return items.map(item => ({ ...item, ...money }))
    },
    channel: eventChannel,
    keyOf: item => item.pledge_item_id,
    sequenceOf: item => item.sequence,
    pushes: [itemPush<ListedItem>(false)],
  }),
)

/** @param isOfSome other items are pushed too */
export function itemPush<T extends PledgeItemData>(isOfSome: boolean) {
  return part<T, typeof sentPledgeItemData>(
    { event: pledgeItemEvent, data: sentPledgeItemData },
    {
      keyOf: ({ pledge_item_id }) => pledge_item_id,
      sequenceOf: ({ sequence }) => sequence,
      numberOf: ({ sequence }) => sequence,
      isOfSome,
      apply: (known, { editedYN: _, ...data }) => ({ ...known, ...data }),
      needsRead: ({ editedYN }) => editedYN,
    },
  )
}
