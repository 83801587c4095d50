import * as v from 'valibot'
import type * as inputs from './door.input.ts'
import { doorActions, doorResults } from './door-results.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { rsvpStatuses } from './guest-statuses.ts'
import { count, instant, maybe, yesNo } from './wire.ts'

const counts = v.object({
  /** Grows with each scan that changed something. */
  sequence: count(),
  in: count(),
  /** Tickets that admit somebody. */
  expected: count(),
})

/** Who let somebody in, where and when. */
const checkin = v.object({
  /** By the server's clock, worked out from the device's. */
  at: instant(),
  door: maybe(v.string()),
  /** Absent: their account was deleted. */
  by: maybe(v.string()),
})

const guest = v.object({
  guest_ticket_id: v.string(),
  /** The first 24 hex digits of the SHA-256 of its code. Only a hash, so that a lost device holds no usable ticket. */
  code_hash: v.string(),
  guest_name: maybe(v.string()),
  /** The ticket's type. */
  title: v.string(),
  /** The bundle, such as a table. */
  bundle_title: maybe(v.string()),
  number: count(),
  /** Absent: invited by the organiser. */
  order_reference: maybe(v.string()),
  buyer: maybe(v.string()),
  rsvp_status: v.picklist(rsvpStatuses),
  /** Refunded or cancelled. */
  endedYN: yesNo(),
  /** Absent: they are not in. */
  checkin: maybe(checkin),
})

const result = v.object({
  scan_id: v.string(),
  result: v.picklist(doorResults),
  guest_ticket_id: maybe(v.string()),
  guest_name: maybe(v.string()),
  title: maybe(v.string()),
  bundle_title: maybe(v.string()),
  /** When they were let in already. */
  first: maybe(checkin),
  /** For `wrong_event`, where it is one of the same charity: the event's name. */
  event: maybe(v.string()),
})

export const door = endpoint<typeof inputs.door>()({
  method: 'GET',
  path: '/admin/door',
  scope: 'event',
  access: 'user',
  output: counts,
})

export const doorGuests = endpoint<typeof inputs.doorGuests>()({
  method: 'GET',
  path: '/admin/door/guests',
  scope: 'event',
  access: 'user',
  output: v.object({
    items: v.array(guest),
    /** Pass it as `after`. Absent: this is the last page. */
    next: maybe(v.string()),
    /** The `sequence` of the last scan before this was read: ask `doorScans` for later ones. */
    sequence: count(),
  }),
})

export const doorScans = endpoint<typeof inputs.doorScans>()({
  method: 'GET',
  path: '/admin/door/scans',
  scope: 'event',
  access: 'user',
  output: v.object({
    items: v.array(v.object({ sequence: count(), guest_ticket_id: v.string(), act: v.picklist(doorActions), checkin })),
  }),
})

export const scanTickets = endpoint<typeof inputs.scanTickets>()({
  method: 'POST',
  path: '/admin/door/scans',
  scope: 'event',
  access: 'user',
  output: v.object({ results: v.array(result), counts }),
})

/** The push of the counts to the organisers of the event. */
export const doorPush = { event: 'door-data', data: counts } as const

export type DoorCounts = OutputOf<typeof door>
export type DoorGuest = OutputOf<typeof doorGuests>['items'][number]
export type DoorScan = OutputOf<typeof doorScans>['items'][number]
export type ScanResult = OutputOf<typeof scanTickets>['results'][number]
