import type { WritableAtom } from 'nanostores'
import { type Campaign, campaignOf } from '../lib/campaign.ts'

const key = 'fayreCampaign'

/**
 * Stores the campaign in the tab's history entries, for a reload on a later screen, whose address no longer has it. The
 * router copies the state of one entry to the next.
 */
export function keepCampaign($campaign: WritableAtom<Campaign | undefined>): void {
  const state = history.state as { [key]?: unknown } | null
  const found =
    $campaign.get() ?? campaignOf(arrival()) ?? campaignOf(new URL(`?${String(state?.[key] ?? '')}`, arrival()))
  if (!found) return
  $campaign.set(found)
  history.replaceState({ ...state, [key]: new URLSearchParams(found).toString() }, '')
}

/** The address that the page was loaded with. The visitor may have navigated before this code was loaded. */
function arrival(): URL {
  return new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href)
}
