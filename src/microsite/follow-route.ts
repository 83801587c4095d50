import type { AppSettings } from '../api/app-settings.ts'
import { guardRedirect } from '../lib/redirects.ts'
import { limitsOf } from './host-page.ts'
import { mayRedirect } from './redirect-count.ts'
import { addressOf, type Router } from './router.ts'

interface Way {
  router: Pick<Router, '$current' | 'open'>
  settings: Pick<AppSettings, 'url_root_path' | 'redirect_allow_list'>
  /** May the browser leave the current document? */
  mayLeave: boolean
}

/**
 * Goes to the route that the profile names, with the current address as `_redirect`. Does nothing if already there,
 * or if it is not allowed.
 */
export function followRoute(route: string, { router, settings, mayLeave }: Way): void {
  const goal = guardRedirect(route, limitsOf(settings))
  if (!goal) return
  const current = router.$current.get()
  const url = new URL(goal.type === 'inside' ? goal.path : goal.href, 'http://microsite')
  url.searchParams.set('_redirect', addressOf(current))
  if (goal.type === 'away') {
    if (mayLeave && mayRedirect()) location.assign(url)
  } else if (url.pathname !== current.path) router.open(url.pathname + url.search + url.hash, { replace: true })
}
