import type { Kysely } from 'kysely'
import type { Event } from '../../../identity/events.ts'
import type { Site } from '../../../identity/site-address.ts'
import type { Database } from '../../../platform/db/schema.ts'

/** The sitemap: the published pages of a microsite, for search engines. */
export async function siteMap(db: Kysely<Database>, event: Event, { address, base }: Site): Promise<string> {
  const pages = await db
    .selectFrom('pages')
    .select('key')
    .where('event_id', '=', event.id)
    .where('published', '=', true)
    .orderBy('key')
    .execute()
  const home = base ? address : `${address}/`
  const addresses = pages.map(({ key }) => (key === 'home' ? home : `${address}/${encodeURIComponent(key)}`))
  const entries = addresses.map(url => `  <url><loc>${escaped(url)}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</urlset>
`
}

/** The robots.txt: what search engines may read, and where the sitemaps are. */
export function robots(addresses: readonly string[]): string {
  return `User-agent: *
Disallow: /api/
${addresses.map(address => `Sitemap: ${address}/sitemap.xml\n`).join('')}`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
