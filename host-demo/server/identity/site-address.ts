import { placeOf } from './event-place.ts'
import type { Event } from './events.ts'

/** The address of an event's site for links in mails, without a slash at its end. */
export function siteAddress(event: Event, publicUrl: string): string {
  const called = new URL(publicUrl)
  if (event.settings.custom_domain) called.hostname = event.settings.custom_domain
  return placeOf(event, called, publicUrl).address
}
