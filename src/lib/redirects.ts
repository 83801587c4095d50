import { wholeUrl } from './whole-url.ts'

/** Where a redirect may lead: to a path of the microsite's own, or to another site that the organiser trusts. */
export type Redirect = { type: 'inside'; path: string } | { type: 'away'; href: string }

interface Limits {
  /** Origin of the page. */
  origin: string
  /** Base path of the microsite: `/` or such as `/moonlight-ball`. */
  base: string
  /** Origins, such as `https://charity.example`. */
  allowList: readonly string[]
}

/**
 * The one gate for whatever an address or an answer says about where to go
 * next. A path is the microsite's own, with or without its base path.
 * @returns undefined for any other place: what can't be judged is refused
 */
export function guardRedirect(goal: string, { origin, base, allowList }: Limits): Redirect | undefined {
  const root = base.replace(/\/+$/, '')
  const isPath = goal.startsWith('/')
  const url = wholeUrl(goal, origin)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  if (url.origin !== origin) {
    return !isPath && allowList.includes(url.origin) ? { type: 'away', href: url.href } : undefined
  }
  const { pathname, search, hash } = url
  const below = `${pathname}/`.startsWith(`${root}/`)
  // On one domain with others, an absolute address must be the microsite's.
  if (!below && !isPath) return undefined
  // Slashes in a row would be another site's name to a browser.
  const path = (below ? pathname.slice(root.length) : pathname).replace(/^\/*/, '/')
  return { type: 'inside', path: path + search + hash }
}
