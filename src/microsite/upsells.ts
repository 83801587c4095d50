import { loadCode } from '../store/code.ts'
import type { Upsell } from '../store/completion.ts'
import type { Site } from '../store/site.ts'

/** @param bought ids of what was just paid for */
type Source = (site: Site, bought: readonly string[]) => Promise<readonly Upsell[]>

/** The offers of each module after an order of any module. */
const sources: readonly (() => Promise<Source>)[] = [
  async () => (await import('../features/auction/buy-now-upsells.store.ts')).buyNowUpsells,
  async () => (await import('../features/draws/draw-upsells.store.ts')).drawUpsells,
  async () => (await import('../features/pledges/pledge-upsells.store.ts')).pledgeUpsells,
]

/** All offers of the event. A module whose offers can't be read is left out: that is no reason for an error. */
export async function upsellsAfter(site: Site, bought: readonly string[]): Promise<readonly Upsell[]> {
  const offers = await Promise.allSettled(
    sources.map(async source => (await loadCode(source, site.environment))(site, bought)),
  )
  return offers.flatMap(offer => (offer.status === 'fulfilled' ? offer.value : []))
}
