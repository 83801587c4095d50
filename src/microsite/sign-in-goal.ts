import { guardRedirect, type Redirect } from '../lib/redirects.ts'
import { ownUrl } from '../lib/urls.ts'
import { matchRoute } from './match.ts'
import { limitsOf, type RedirectSettings } from './page.ts'
import { routes } from './routes.ts'

/**
 * Where the way leads on after a sign-in. Not to a screen about signing in:
 * whoever has just done so would stand before the same form again.
 * @param wanted `_redirect` of the address
 * @returns undefined where it leads nowhere in particular
 */
export function signInGoal(wanted: string | null, settings: RedirectSettings): Redirect | undefined {
  const goal = wanted === null ? undefined : guardRedirect(wanted, limitsOf(settings))
  if (goal?.type !== 'inside') return goal
  const found = matchRoute(routes, ownUrl(goal.path).pathname)
  return found && /^(login|register|pr|rp)$/.test(found.route.skeleton) ? undefined : goal
}
