import { atom } from 'nanostores'
import type { Surroundings } from '../../hooks/context.ts'
import { linksOf } from '../../hooks/use-links.ts'
import { pathTo } from '../../lib/path-to.ts'
import { currentCampaign } from '../../store/campaign.ts'
import { beginHandover } from '../checkout/handover.store.ts'
import type { Gift } from './gift.store.ts'

/** Where one signs in to give what is chosen, if the page does not let this frame open it. */
export const $blockedSignIn = atom<string | undefined>()

/**
 * Signs in on the microsite, in the same tab, and comes back to this page. Where the browser or the organiser does not
 * allow that, the gift goes on in the microsite's form, with what was chosen.
 */
export async function signInToGive({ site, links, element }: Surroundings, gift: Gift): Promise<void> {
  if (links) return links.open(pathTo('sign-in', { query: { _redirect: links.here() } }))
  const chosen = { amount: String(gift.$amount.get() ?? ''), frequency: gift.$isMonthly.get() ? 'monthly' : 'once' }
  const campaign = currentCampaign(site)
  // A page with a password is not shown in a frame, and a frame has no address to come back to.
  const view = element.ownerDocument.defaultView ?? window
  const handover = view.top === view ? await beginHandover(site) : undefined
  const path = handover
    ? pathTo('sign-in-return', { query: { ...handover, ...chosen, ...campaign } })
    : pathTo('sign-in', { query: { ...campaign, _redirect: pathTo('donate', { query: chosen }) } })
  const address = linksOf(site).href(path)
  if (leaveFor(address, view)) return
  $blockedSignIn.set(address)
  const forget = gift.form.$values.listen(() => {
    forget()
    $blockedSignIn.set(undefined)
  })
}

/** A sandboxed frame may not take its page elsewhere. @returns false: it may open nothing beside it either */
function leaveFor(address: string, view: Window): boolean {
  try {
    // Of another origin's location only this can be set: `assign` may not even be read.
    ;(view.top ?? view).location.href = address
    return true
  } catch {
    return view.open(address) !== null
  }
}
