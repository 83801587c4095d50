import type { Event } from './events.ts'

/** The address of an event's site for links in mails, without a slash at its end. */
export function siteAddress(event: Event, publicUrl: string): string {
  const called = new URL(publicUrl)
  if (event.settings.custom_domain) called.hostname = event.settings.custom_domain
  return siteAt(event, called, publicUrl).address
}

/** All addresses of an event's site: on its own domain, and below the platform's. */
export const siteAddresses = (event: Event, publicUrl: string): readonly string[] => [
  siteAddress(event, publicUrl),
  siteAddress({ ...event, settings: { ...event.settings, custom_domain: null } }, publicUrl),
]

/** A microsite at its address. */
export interface Site {
  /** Is it the event's own domain? */
  readonly ownDomain: boolean
  /** What comes before its paths: `/moonlight-ball`; empty on its own domain. */
  readonly base: string
  /** Absolute, without a slash at its end. */
  readonly address: string
}

/**
 * The event's microsite at the address that was called.
 * @param called the request's own address
 * @param publicUrl the platform's public address
 */
export function siteAt(event: Pick<Event, 'settings'>, called: URL, publicUrl: string): Site {
  const { custom_domain, url_root_path } = event.settings
  if (custom_domain && custom_domain === called.hostname) {
    // Scheme and port are the platform's: the caller could write any port into the Host header.
    const address = new URL(publicUrl)
    address.hostname = custom_domain
    return { ownDomain: true, base: '', address: address.origin }
  }
  const base = url_root_path === '/' ? '' : url_root_path
  return { ownDomain: false, base, address: publicUrl + base }
}
