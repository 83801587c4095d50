import { addressOf } from '../api/endpoint.ts'
import { settingsRead } from '../api/settings.ts'
import type { SiteAddress } from './site.ts'

/**
 * The URLs that a block requests for its first content: the settings, and its own open reads. Snippets preload them.
 * @param reads paths of the block's own reads, below `{host}/api/v1`
 */
export function firstReads(reads: readonly `/${string}`[], { host, event }: SiteAddress): string[] {
  return [settingsRead.path, ...reads].map(path => addressOf({ method: 'GET', path }, { event }, host).url)
}
