import type { Transaction } from 'kysely'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import type { Undoable } from '../../../identity/audit/logged-kind.ts'
import type { Event } from '../../../identity/events.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { dropChoices } from '../agendas/seat-choices.ts'
import type { SeatRow } from './tables.ts'
import { updateSeat, withoutGuest } from './write-guest.ts'

/** Locked during an import of guests, and while one is undone. */
export const importsOf = ({ id }: Event) => `guest_import:${id}`

/** An import as the audit log stores it: each seat with the revision that the import has written. */
export const recordedImport = (seats: readonly Pick<SeatRow, 'id' | 'revision'>[]) => ({
  guests: Object.fromEntries(seats.map(({ id, revision }) => [id, revision])),
})

/** Undoes an import as a whole, as long as none of its guests has claimed a seat, was let in, or was changed. */
export const undoableImport: Undoable = {
  needs: { delete: 'tickets.delete' },
  async read(trx, { rowLocks }, event, id) {
    await lockSubjects(trx, rowLocks, [importsOf(event)])
    const seats = await seatsOf(trx, rowLocks, event, id)
    if (!seats.length) return null
    const isFree = ({ claimed_at, checkin_status, ended_at }: SeatRow) =>
      !claimed_at && checkin_status === 'out' && !ended_at
    return seats.every(isFree) ? recordedImport(seats) : {}
  },
  async restore(trx, { rowLocks }, event, id) {
    for (const seat of await seatsOf(trx, rowLocks, event, id)) {
      if (seat.order_id) await updateSeat(trx, seat, withoutGuest())
      else {
        await dropChoices(trx, seat.id)
        await trx.deleteFrom('guest_tickets').where('id', '=', seat.id).execute()
      }
    }
  },
}

export async function isUndone(trx: Transaction<Database>, event: Event, id: string): Promise<boolean> {
  return (await entryOf(trx, event, id, 'undo')) !== undefined
}

/** What the audit log has of an import. */
const entryOf = (trx: Transaction<Database>, event: Event, id: string, action: 'imported' | 'undo') =>
  trx
    .selectFrom('audit_log')
    .select('after')
    .where('event_id', '=', event.id)
    .where('kind', '=', 'guest_import')
    .where('subject_id', '=', id)
    .where('action', '=', action)
    .executeTakeFirst()

/** The seats of an import that still exist, locked. */
async function seatsOf(trx: Transaction<Database>, rowLocks: boolean, event: Event, id: string): Promise<SeatRow[]> {
  const written = await entryOf(trx, event, id, 'imported')
  const ids = Object.keys(Object(written?.after?.guests))
  if (!ids.length) return []
  return trx
    .selectFrom('guest_tickets')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(rowLocks, query => query.forUpdate())
    .execute()
}
