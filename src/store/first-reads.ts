import { addressOf } from '../api/endpoint.ts'
import type { SiteAddress } from './site.ts'

/**
 * The URLs that a block requests for its first content. Snippets preload them.
 * @param reads paths of the block's reads, below `{host}/api/v1`
 */
export function firstReads(reads: readonly `/${string}`[], { host, event }: SiteAddress): string[] {
  return reads.map(path => addressOf({ method: 'GET', path }, { event }, host).url)
}
