import type { Generated, Selectable } from 'kysely'
import type { DoorResult, doorActions } from '../../../../../src/api/door-results.ts'
import type { Database } from '../../../platform/db/schema.ts'

declare module '../../../platform/db/schema.ts' {
  interface Database {
    door_scans: DoorScanTable
    /** Former codes of tickets that went to somebody else. Written by a trigger. */
    retired_ticket_codes: { code: string; guest_ticket_id: string }
  }
}

/** A scan and its result. Rows are never changed. */
interface DoorScanTable {
  sequence: Generated<number>
  /** A random id, made by the device. */
  id: string
  event_id: string
  /** Null: no ticket of this event has the code. */
  guest_ticket_id: string | null
  act: (typeof doorActions)[number]
  result: DoorResult
  /** For `already_in`: the scan that let the guest in. */
  first_scan: number | null
  /** The door's name. */
  door: string
  /** Null: the account was deleted. */
  user_id: string | null
  /** By the device's clock. */
  scanned_at: Date
  /** The same by the server's clock: corrected by how far the device's clock was off when it sent the scan. */
  happened_at: Date
  received_at: Date
}

export type DoorScanRow = Selectable<Database['door_scans']>
