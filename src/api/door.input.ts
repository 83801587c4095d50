import * as v from 'valibot'
import { doorActions } from './door-results.ts'
import { described } from './endpoint.ts'

const text = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most))
const sequence = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))
const instant = v.pipe(v.string(), v.isoTimestamp())

export const door = described({
  summary: 'How many guests are in, of how many that are expected.',
  needs: 'door.viewlist',
  input: v.object({}),
})

export const doorGuests = described({
  summary: 'Everybody that the door may let in or must not, in pages, for a device to keep while it has no network.',
  needs: 'door.viewlist',
  input: v.object({
    /** The `next` of the page before. */
    after: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
})

export const doorScans = described({
  summary: 'What all doors have done since an earlier answer, the oldest first, at most 500.',
  needs: 'door.viewlist',
  input: v.object({
    /** The `sequence` of the last scan that the device knows. */
    after: sequence,
  }),
})

const scan = v.object({
  /**
   * A random id that the device makes for each scan. A scan that is sent twice counts once and gets the same answer.
   */
  scan_id: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
  act: v.picklist(doorActions),
  /** What the QR code says. */
  code: v.nullish(text(200)),
  /** A guest who was found by name. Either this or `code`. */
  guest_ticket_id: v.nullish(text(64)),
  /** By the device's clock. */
  scanned_at: instant,
})

export const scanTickets = described({
  summary:
    'Lets guests in, or out again. A device without network sends its scans later: each is done once, and a ticket that ' +
    'another door has let in meanwhile is answered with who did and when.',
  needs: 'door.edit',
  largestBody: 200_000,
  input: v.object({
    /** The name of the door. */
    door: text(60),
    /** When the device sends this, by its own clock. Shows how far that clock is off. */
    sent_at: instant,
    scans: v.pipe(v.array(scan), v.minLength(1), v.maxLength(200)),
  }),
})
