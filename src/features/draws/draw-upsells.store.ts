import { prizeDraws } from '../../api/draws.ts'
import { pathTo } from '../../lib/path-to.ts'
import type { Upsell } from '../../store/completion.ts'
import type { Site } from '../../store/site.ts'

/**
 * The first draw that is on sale and was not just entered. Private ones are left out: only their own screen asks about
 * membership.
 */
export async function drawUpsells(site: Site, bought: readonly string[]): Promise<readonly Upsell[]> {
  const { items } = await site.client.call(prizeDraws, { event: site.event, open: 'yes' })
  return items
    .filter(({ draw_id: id }) => !bought.includes(id))
    .slice(0, 1)
    .map(({ draw_id: id, title, summary, kind, price, numbers_each: quantity, minimum_age: years }) => ({
      type: 'raffle',
      title,
      text: summary,
      path: pathTo('prize-draw', { id }),
      ...(kind !== 'private' && {
        now: {
          amount: price * quantity,
          years,
          numbers: quantity,
          line: {
            origin: 'raffle',
            draw_id: id,
            quantity,
            age_confirmed: 'yes',
            member_confirmed: 'no',
            show_nameYN: 'no',
          },
        },
      }),
    }))
}
