import { pledgeItemsRead } from '../../api/pledges-read.ts'
import { sentPledgeItems } from '../../api/sent-pledges.ts'
import { pathTo } from '../../lib/path-to.ts'
import type { Upsell } from '../../store/completion.ts'
import type { Site } from '../../store/site.ts'

/** The first pledge that is open and was not just made, at its lowest level. */
export async function pledgeUpsells(site: Site, bought: readonly string[]): Promise<readonly Upsell[]> {
  const { items } = await site.client.call({ ...pledgeItemsRead, output: sentPledgeItems }, { event: site.event })
  return items
    .filter(({ pledge_item_id: id, state }) => state === 'open' && !bought.includes(id))
    .slice(0, 1)
    .map(({ pledge_item_id: id, title, summary, levels }) => {
      const level = levels.at(-1)
      return {
        type: 'pledge',
        title,
        text: level ? level.does : summary,
        path: pathTo('pledge', { id }),
        ...(level && {
          now: {
            amount: level.amount,
            isGift: true,
            line: {
              origin: 'pledge',
              pledge_item_id: id,
              amount: level.amount,
              anonymous: 'yes',
              anonymous_amount: 'yes',
            },
          },
        }),
      }
    })
}
