import { atom } from 'nanostores'
import type { Surroundings } from '../../hooks/context.ts'
import { linksOf } from '../../hooks/use-links.ts'
import { positionOf } from '../../lib/handover.ts'
import { pathTo, type Query } from '../../lib/path-to.ts'
import { currentCampaign } from '../../store/campaign.ts'
import { defineSlice } from '../../store/slice.ts'
import { beginHandover } from './handover.store.ts'

/** The sign-in page's address, if this frame may not open it. */
export const blockedSignIn = defineSlice('blocked-sign-in', () => atom<string | undefined>())

interface Way {
  /** What the visitor was about to do in this page: see `returningTo`. Such as `bid lot-1`. */
  readonly goal?: string
  /** The same for the microsite, as its query. */
  readonly chosen: Query
  /** The microsite's address to go on at, if they can't come back. */
  readonly there: string
}

/**
 * Signs in on the microsite, in the same tab, and comes back to this page. If the browser or the organiser does not
 * allow that, the visitor goes on in the microsite, with what they have chosen.
 */
export async function signInElsewhere({ site, element }: Surroundings, { goal, chosen, there }: Way): Promise<void> {
  const campaign = currentCampaign(site)
  // A page with a password is not shown in a frame, and a frame has no address to come back to.
  const view = element.ownerDocument.defaultView ?? window
  const handover = view.top === view ? await beginHandover(site, goal && `${goal} ${positionOf(element)}`) : undefined
  const path = handover
    ? pathTo('sign-in-return', { query: { ...handover, ...chosen, ...campaign } })
    : pathTo('sign-in', { query: { ...campaign, _redirect: there } })
  const address = linksOf(site).href(path)
  if (!leaveFor(address, view)) blockedSignIn(site).set(address)
}

/** A sandboxed frame may not navigate its page. @returns false if it may not open a window either */
function leaveFor(address: string, view: Window): boolean {
  try {
    // Of a location on another origin only `href` can be set; `assign` may not even be read.
    ;(view.top ?? view).location.href = address
    return true
  } catch {
    return view.open(address) !== null
  }
}
