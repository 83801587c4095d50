import type { Surroundings } from '../../hooks/context.ts'
import { linksOf } from '../../hooks/use-links.ts'
import { pathTo } from '../../lib/path-to.ts'
import type { Gift } from './gift.store.ts'

/**
 * Signs in on the microsite, in the same tab. In the microsite the way leads back to this screen. A block on another
 * site has no session of the microsite's, so the gift goes on in the microsite's form, with what was chosen.
 */
export function signInToGive({ site, links, element }: Surroundings, gift: Gift): void {
  const amount = String(gift.$amount.get() ?? '')
  const frequency = gift.$isMonthly.get() ? 'monthly' : 'once'
  const back = links?.here() ?? pathTo('donate', { query: { amount, frequency } })
  const path = pathTo('sign-in', { query: { _redirect: back } })
  if (links) {
    links.open(path)
    return
  }
  // Not in a frame, where a page with a password is not shown.
  const page = element.ownerDocument.defaultView?.top ?? window
  page.location.assign(linksOf(site).href(path))
}
