import type { Site } from '../store/site.ts'
import { addressOf, type Router } from './router.ts'

const key = 'fayre.left'

/**
 * Keeps the address that is left for a sign-in, if it has a hash, which may be the secret of a personal link. Only in
 * this tab, never in `_redirect`.
 */
export function keepLeftAddress({ environment }: Site, { $current }: Pick<Router, '$current'>): void {
  $current.listen(({ route }, left) => {
    if (!left?.hash || route?.kind !== 'sign-in' || left.route?.kind === 'sign-in') return
    try {
      environment.session?.setItem(key, `${addressOf(left)}#${left.hash}`)
    } catch {
      // The storage is full.
    }
  })
}

/** The path, with the hash that it was left with. Good for one time. */
export function takeLeftAddress({ environment: { session } }: Site, path: string): string {
  const left = session?.getItem(key)
  session?.removeItem(key)
  return left?.startsWith(`${path}#`) ? left : path
}
