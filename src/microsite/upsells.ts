import type { Upsell } from '../store/completion.ts'
import type { Site } from '../store/site.ts'

/** What each module offers after an order, whatever it was for. @param bought ids of what was just paid */
const sources: readonly ((site: Site, bought: readonly string[]) => Promise<readonly Upsell[]>)[] = [
  async (...asked) => (await import('../features/auction/buy-now-upsells.store.ts')).buyNowUpsells(...asked),
  async (...asked) => (await import('../features/draws/draw-upsells.store.ts')).drawUpsells(...asked),
  async (...asked) => (await import('../features/pledges/pledge-upsells.store.ts')).pledgeUpsells(...asked),
]

/** All offers of the event. Nothing where they cannot be read: an offer is no reason for an error. */
export async function upsellsAfter(site: Site, bought: readonly string[]): Promise<readonly Upsell[]> {
  const offers = await Promise.allSettled(sources.map(source => source(site, bought)))
  return offers.flatMap(offer => (offer.status === 'fulfilled' ? offer.value : []))
}
