import { auctionItems } from '../../../api/auction.ts'
import { pathTo } from '../../../lib/path-to.ts'
import type { Upsell } from '../../../store/completion.ts'
import type { Site } from '../../../store/site.ts'

/** How many lots are offered after an order. */
const most = 3

/** Lots that can be bought at once. Nothing where they cannot be read: an offer is no reason for an error. */
export async function buyNowUpsells(site: Site, exceptIds: readonly string[]): Promise<readonly Upsell[]> {
  try {
    const { items } = await site.client.call(auctionItems, { event: site.event, kinds: 'buy_now', limit: '12' })
    return items
      .filter(({ auction_item_id: id, left, state }) => left && state === 'open' && !exceptIds.includes(id))
      .slice(0, most)
      .map(({ auction_item_id: id, title, summary }) => ({
        type: 'buy_now',
        title,
        text: summary,
        path: pathTo('auction-item', { id }),
      }))
  } catch {
    return []
  }
}
