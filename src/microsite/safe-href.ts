import type { Links } from '../hooks/context.ts'
import { pathTo } from '../lib/path-to.ts'

/** What an organiser has put down as a link: a path of the microsite's own, or an address that cannot run anything. */
export function safeHref(link: string, { href }: Pick<Links, 'href'>): string {
  if (/^\/(?![/\\])/.test(link)) return href(link)
  return /^(https?:\/\/|mailto:|tel:)/i.test(link) ? link : href(pathTo('home'))
}
