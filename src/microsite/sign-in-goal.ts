import { pathTo } from '../lib/path-to.ts'
import { guardRedirect, type Redirect } from '../lib/redirects.ts'
import { ownUrl } from '../lib/urls.ts'
import { limitsOf, type RedirectSettings } from './host-page.ts'
import type { Router } from './router.ts'

/**
 * Where to go after sign-in. Never a sign-in screen, which would show the form again.
 * @param wanted `_redirect` of the address
 * @returns undefined: nowhere in particular
 */
export function signInGoal(
  wanted: string | null,
  settings: RedirectSettings,
  { match }: Pick<Router, 'match'>,
): Redirect | undefined {
  const goal = wanted === null ? undefined : guardRedirect(wanted, limitsOf(settings))
  if (goal?.type !== 'inside') return goal
  return match(goal.path)?.route.kind === 'sign-in' ? undefined : goal
}

/** Where a guest can do the same as at a path with its query. undefined: not possible as a guest. */
export function guestPath(path: string, { match }: Pick<Router, 'match'>): string | undefined {
  const guest = match(path)?.route.guest
  if (!guest) return undefined
  const { search, hash } = ownUrl(path)
  return pathTo(guest) + search + hash
}
