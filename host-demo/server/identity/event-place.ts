import type { Event } from './events.ts'

/** Where a microsite is, at the address that was called. */
export interface Place {
  /** Was it its own domain? */
  readonly ownDomain: boolean
  /** What stands before its paths: `/moonlight-ball`, and nothing on its own domain. */
  readonly base: string
  /** Absolute, without a slash at its end. */
  readonly address: string
}

/**
 * @param called the request's own address
 * @param publicUrl what visitors call the platform by
 */
export function placeOf(event: Pick<Event, 'settings'>, called: URL, publicUrl: string): Place {
  const { custom_domain, url_root_path } = event.settings
  if (custom_domain && custom_domain === called.hostname) {
    return { ownDomain: true, base: '', address: `${new URL(publicUrl).protocol}//${called.host}` }
  }
  const base = url_root_path === '/' ? '' : url_root_path
  return { ownDomain: false, base, address: publicUrl + base }
}
