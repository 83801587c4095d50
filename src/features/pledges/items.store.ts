import { eventChannel } from '../../api/channels.ts'
import type { PledgeItem, PledgeItemData } from '../../api/pledges.ts'
import { pledgeItemEvent, pledgeItemsRead } from '../../api/pledges-read.ts'
import { sentPledgeItemData, sentPledgeItems } from '../../api/sent-pledges.ts'
import { liveCollection } from '../../store/live.ts'
import { part } from '../../store/push-rules.ts'
import { defineSlice } from '../../store/slice.ts'

/** A pledge item, with the currency of its amounts. */
export interface ListedItem extends PledgeItem {
  currency: string
  currency_decimals: number
}

/** The event's pledge items by id, in the organiser's order. Pushes keep their sums current. */
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

/** @param isOfSome only some items are read, but all are pushed */
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
