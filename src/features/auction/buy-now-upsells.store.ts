import { auctionItems } from '../../api/auction.ts'
import { pathTo } from '../../lib/path-to.ts'
import type { Upsell } from '../../store/completion.ts'
import type { Site } from '../../store/site.ts'

/** How many lots are offered after an order. */
const most = 3

/** Lots that can be bought at once, without those that were just bought. */
export async function buyNowUpsells(site: Site, bought: readonly string[]): Promise<readonly Upsell[]> {
  const { items } = await site.client.call(auctionItems, {
    event: site.event,
    kinds: 'buy_now',
    sort: 'available',
    limit: '12',
  })
  return items
    .filter(({ auction_item_id: id, left, state }) => left && state === 'open' && !bought.includes(id))
    .slice(0, most)
    .map(({ auction_item_id: id, title, summary, buy_now_price: amount, minimum_age: years }) => ({
      type: 'buy_now',
      title,
      text: summary,
      path: pathTo('auction-item', { id }),
      ...(amount !== undefined && {
        now: {
          amount,
          years,
          line: {
            origin: 'auction',
            auction_item_id: id,
            quantity: 1,
            age_confirmed: years === undefined ? null : 'yes',
          },
        },
      }),
    }))
}
