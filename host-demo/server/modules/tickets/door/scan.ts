import { sql, type Transaction } from 'kysely'
import type { doorActions } from '../../../../../src/api/door-results.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import type { Event } from '../../../identity/events.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { SeatRow } from '../seats/tables.ts'
import { type Found, findTicket } from './find-ticket.ts'
import type { DoorScanRow } from './tables.ts'

export interface Scan {
  readonly scan_id: string
  readonly act: (typeof doorActions)[number]
  readonly code?: string | null | undefined
  readonly guest_ticket_id?: string | null | undefined
  readonly scanned_at: string
}

interface DoorCall {
  readonly event: Event
  readonly door: string
  readonly userId: string
  readonly rowLocks: boolean
  readonly at: Date
  /** Milliseconds by which the device's clock is ahead of ours. */
  readonly ahead: number
}

export interface Scanned {
  readonly row: DoorScanRow
  readonly found: Found
  /** Was it recorded now, rather than by an earlier call? */
  readonly isNew: boolean
}

/**
 * Records a scan once. The ticket is locked: of two doors that scan it at once, the second learns that it is already
 * in.
 */
export async function takeScan(trx: Transaction<Database>, call: DoorCall, scan: Scan): Promise<Scanned> {
  const { event, rowLocks } = call
  // Scans of an event are recorded one at a time: a device that has read a later scan must not miss an earlier one.
  await lockSubjects(trx, rowLocks, [`door:${event.id}`])
  const found = await findTicket(trx, rowLocks, event, scan)
  const before = await trx
    .selectFrom('door_scans')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('id', '=', scan.scan_id)
    .executeTakeFirst()
  if (before) return { row: before, found, isNew: false }
  const seat = 'seat' in found ? found.seat : undefined
  const scanned_at = new Date(scan.scanned_at)
  const corrected = scanned_at.getTime() - call.ahead
  const happened_at = new Date(Math.min(corrected, call.at.getTime()))
  const later = scan.act === 'out' && seat ? await laterIn(trx, seat, happened_at) : undefined
  const result = resultOf(found, scan.act, later)
  const row = await trx
    .insertInto('door_scans')
    .values({
      id: scan.scan_id,
      event_id: event.id,
      guest_ticket_id: seat?.id ?? null,
      act: scan.act,
      result,
      first_scan: result === 'already_in' && seat ? (later ?? (await lastIn(trx, seat))) : null,
      door: call.door,
      user_id: call.userId,
      scanned_at,
      happened_at,
      received_at: call.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (seat && (result === 'in' || result === 'out')) await setCheckin(trx, seat, row)
  return { row, found, isNew: true }
}

function resultOf(found: Found, act: Scan['act'], later: number | undefined): DoorScanRow['result'] {
  if (found.type !== 'seat') return found.type
  const isIn = found.seat.checkin_status === 'in'
  // They came in again before the scan that let them out was sent.
  if (act === 'out') return isIn && later !== undefined ? 'already_in' : 'out'
  if (found.seat.ended_at) return 'ended'
  return isIn ? 'already_in' : 'in'
}

/** A later scan of the guest coming in. */
async function laterIn(trx: Transaction<Database>, { id }: SeatRow, at: Date): Promise<number | undefined> {
  const later = await trx
    .selectFrom('door_scans')
    .select('sequence')
    .where('guest_ticket_id', '=', id)
    .where('act', '=', 'in')
    .where('result', 'in', ['in', 'already_in'])
    .where('happened_at', '>', at)
    .orderBy('happened_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return later?.sequence
}

/** The scan that let the guest in. */
async function lastIn(trx: Transaction<Database>, { id }: SeatRow): Promise<number | null> {
  const last = await trx
    .selectFrom('door_scans')
    .select('sequence')
    .where('guest_ticket_id', '=', id)
    .where('result', '=', 'in')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.sequence ?? null
}

async function setCheckin(
  trx: Transaction<Database>,
  { id }: SeatRow,
  { act, happened_at, door, user_id }: DoorScanRow,
): Promise<void> {
  const isIn = act === 'in'
  await trx
    .updateTable('guest_tickets')
    .set({
      checkin_status: act,
      checked_in_at: isIn ? happened_at : null,
      checked_in_where: isIn ? door : null,
      checked_in_by: isIn ? user_id : null,
      revision: sql`revision + 1`,
    })
    .where('id', '=', id)
    .execute()
}
