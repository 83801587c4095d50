import type { Generated, Selectable } from 'kysely'
import type { DoorResult, doorActs } from '../../../../../src/api/door-results.ts'
import type { Database } from '../../../platform/db/schema.ts'

declare module '../../../platform/db/schema.ts' {
  interface Database {
    door_scans: DoorScanTable
    /** Codes that tickets had before they went to somebody else. Written by a trigger. */
    retired_ticket_codes: { code: string; guest_ticket_id: string }
  }
}

/** What was scanned, and what came of it. Rows are never changed. */
interface DoorScanTable {
  sequence: Generated<number>
  /** The device's own, made at random. */
  id: string
  event_id: string
  /** Null: no ticket of this event. */
  guest_ticket_id: string | null
  act: (typeof doorActs)[number]
  result: DoorResult
  /** By which the guest was in already. */
  first_scan: number | null
  /** The door's name. */
  door: string
  /** Null: the account was deleted. */
  user_id: string | null
  /** By the device's clock. */
  scanned_at: Date
  /** The same by the server's clock, as far as the device's is off by the same time when it sends. */
  happened_at: Date
  received_at: Date
}

export type DoorScanRow = Selectable<Database['door_scans']>
