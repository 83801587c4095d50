import { departures } from '../store/departures.ts'
import type { Site } from '../store/site.ts'
import { addressOf, type Router } from './router.ts'

const keyOf = ({ host, event }: Site) => `fayre.left ${host} ${event}`

/**
 * Keeps the address that is left for a sign-in, if it has a hash, which may be the secret of a personal link. Only in
 * this tab, never in `_redirect`.
 */
export function keepLeftAddress(site: Site, { $current }: Pick<Router, '$current'>): void {
  const { session } = site.environment
  $current.listen(({ route }, left) => {
    if (!left || route?.kind !== 'sign-in' || left.route?.kind === 'sign-in') return
    session?.removeItem(keyOf(site))
    try {
      if (left.hash) session?.setItem(keyOf(site), `${addressOf(left)}#${left.hash}`)
    } catch {
      // The storage is full.
    }
  })
  departures(site).listen(() => session?.removeItem(keyOf(site)))
}

/** The path, with the hash that it was left with. Good for one time. */
export function takeLeftAddress(site: Site, path: string): string {
  const { session } = site.environment
  const left = session?.getItem(keyOf(site))
  session?.removeItem(keyOf(site))
  return left?.startsWith(`${path}#`) ? left : path
}
