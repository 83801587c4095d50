import { pathTo } from '../lib/path-to.ts'
import type { Router } from './router.ts'

/** Where the menu's account entry leads: to the account, or to the sign-in, and from there back to this screen. */
export function accountPath(isAuthenticated: boolean, { $current, here }: Pick<Router, '$current' | 'here'>): string {
  if (isAuthenticated) return pathTo('account')
  const { route, query, path } = $current.get()
  const goal = route?.kind === 'sign-in' ? query.get('_redirect') : path === '/' ? null : here()
  return pathTo('sign-in', { query: { _redirect: goal ?? undefined } })
}
