import { pathTo } from '../lib/path-to.ts'
import type { Links } from './context.ts'

/** Makes an organiser's link safe: returns a path of the microsite, or an address that can't run script. */
export function safeHref(link: string, { href }: Pick<Links, 'href'>): string {
  if (/^\/(?![/\\])/.test(link)) return href(link)
  return /^(https?:\/\/|mailto:|tel:)/i.test(link) ? link : href(pathTo('home'))
}
