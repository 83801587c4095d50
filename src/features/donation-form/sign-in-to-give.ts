import type { Surroundings } from '../../hooks/context.ts'
import { pathTo } from '../../lib/path-to.ts'
import { blockedSignIn, signInElsewhere } from '../checkout/sign-in-elsewhere.ts'
import type { Gift } from './gift.store.ts'

/** Signs in to make the chosen gift, and comes back to it. */
export async function signInToGive(surroundings: Surroundings, gift: Gift): Promise<void> {
  const { site, links } = surroundings
  if (links) return links.open(pathTo('sign-in', { query: { _redirect: links.here() } }))
  const chosen = { amount: String(gift.$amount.get() ?? ''), frequency: gift.$isMonthly.get() ? 'monthly' : 'once' }
  await signInElsewhere(surroundings, { chosen, there: pathTo('donate', { query: chosen }) })
  const forget = gift.form.$values.listen(() => {
    forget()
    blockedSignIn(site).set(undefined)
  })
}
