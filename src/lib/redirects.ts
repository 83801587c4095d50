import { completeUrl } from './complete-url.ts'

/** A permitted redirect: a path of the microsite, or another site that the organiser trusts. */
export type Redirect = { type: 'inside'; path: string } | { type: 'away'; href: string }

interface Limits {
  /** Origin of the page. */
  origin: string
  /** Base path of the microsite: `/` or such as `/moonlight-ball`. */
  base: string
  /** Permitted origins, such as `https://charity.example`. */
  allowList: readonly string[]
}

/**
 * Checks every redirect target from an address or an answer. A path is taken with or without the microsite's base
 * path.
 * @returns undefined for anything that is not permitted
 */
export function guardRedirect(goal: string, { origin, base, allowList }: Limits): Redirect | undefined {
  const root = base.replace(/\/+$/, '')
  const isPath = goal.startsWith('/')
  const url = completeUrl(goal, origin)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  if (url.origin !== origin) {
    return !isPath && allowList.includes(url.origin) ? { type: 'away', href: url.href } : undefined
  }
  const { pathname, search, hash } = url
  const below = `${pathname}/`.startsWith(`${root}/`)
  // Several microsites may share an origin, so an absolute URL must be below this one's base path.
  if (!below && !isPath) return undefined
  // A browser would read leading double slashes as another host.
  const path = (below ? pathname.slice(root.length) : pathname).replace(/^\/*/, '/')
  return { type: 'inside', path: path + search + hash }
}
