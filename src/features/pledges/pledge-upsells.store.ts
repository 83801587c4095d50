import { pledgeItem } from '../../api/pledges.ts'
import { pledgeItemsRead } from '../../api/pledges-read.ts'
import { sentPledgeItems } from '../../api/sent-pledges.ts'
import { pathTo } from '../../lib/path-to.ts'
import type { Upsell } from '../../store/completion.ts'
import type { Site } from '../../store/site.ts'

/**
 * The first open item that was not just pledged for, at its lowest level. Items with charities to choose are only
 * linked.
 */
export async function pledgeUpsells({ client, event }: Site, bought: readonly string[]): Promise<readonly Upsell[]> {
  const { items } = await client.call({ ...pledgeItemsRead, output: sentPledgeItems }, { event })
  const item = items.find(({ pledge_item_id: id, state }) => state === 'open' && !bought.includes(id))
  if (!item) return []
  const { pledge_item_id, title, summary, levels } = item
  const { charities } = await client.call(pledgeItem, { pledge_item_id, event })
  const level = levels.at(-1)
  return [
    {
      type: 'pledge',
      title,
      text: level ? level.does : summary,
      path: pathTo('pledge', { id: pledge_item_id }),
      ...(level &&
        !charities.length && {
          now: {
            amount: level.amount,
            isGift: true,
            line: {
              ...{ origin: 'pledge', pledge_item_id, amount: level.amount },
              ...{ anonymous: 'yes', anonymous_amount: 'yes' },
            },
          },
        }),
    },
  ]
}
