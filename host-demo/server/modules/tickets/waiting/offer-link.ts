import type { Event } from '../../../identity/events.ts'
import { siteAddress } from '../../../identity/site-address.ts'

/** The tickets that somebody was offered. The key is in the hash, which neither logs nor analytics see. */
export const offerLink = (publicUrl: string, event: Event, key: string) =>
  `${siteAddress(event, publicUrl)}/tickets#offer=${key}`
