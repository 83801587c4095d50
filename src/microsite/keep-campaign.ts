import type { WritableAtom } from 'nanostores'
import { type Campaign, campaignOf } from '../lib/campaign.ts'

const key = 'fayreCampaign'

/**
 * Keeps the campaign in the tab's history entries, for a reload on a later screen, whose address no longer names it.
 * The router passes the state of one entry on to the next.
 */
export function keepCampaign($campaign: WritableAtom<Campaign | undefined>): void {
  const state = history.state as { [key]?: unknown } | null
  const found = $campaign.get() ?? campaignOf(new URL(`?${String(state?.[key] ?? '')}`, location.href))
  if (!found) return
  $campaign.set(found)
  history.replaceState({ ...state, [key]: new URLSearchParams(found).toString() }, '')
}
