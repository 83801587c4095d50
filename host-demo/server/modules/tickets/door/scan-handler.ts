import type { Kysely } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import { type Call, type Handler, personOrRefuse } from '../../../identity/call.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { validationError } from '../../../platform/http/http-error.ts'
import { guestsOf } from '../seats/guests-of.ts'
import { checkinsOf, checkinWire } from './checkins.ts'
import { countsOf, pushCounts } from './counts.ts'
import { type Scanned, takeScan } from './scan.ts'

export const scanTickets: Handler<typeof endpoints.scanTickets> = async call => {
  const { db, now, rowLocks, outbox } = call.context
  const { door, sent_at, scans } = call.input
  const event = await call.event()
  const { id: userId } = await personOrRefuse(call)
  for (const [index, scan] of scans.entries()) {
    if (Boolean(scan.code) === Boolean(scan.guest_ticket_id)) {
      throw validationError({ [`scans.${index}.code`]: { forPrograms: 'Send one of code and guest_ticket_id' } })
    }
  }
  const received = await databaseTime(db, now)
  const ahead = new Date(sent_at).getTime() - received.getTime()
  const done: Scanned[] = []
  // Each scan in a transaction of its own: an hour of scans sent together must not lock a hundred tickets at once.
  for (const scan of scans) {
    done.push(
      await inTransaction(db, async trx => {
        const at = await databaseTime(trx, now)
        const scanned = await takeScan(trx, { event, door, userId, rowLocks, at, ahead }, scan)
        if (scanned.isNew) await record(trx, call, scanned)
        return scanned
      }),
    )
  }
  outbox.wake()
  return { results: await wiresOf(db, done), counts: await countsOf(db, event.id) }
}

/** Writes a scan that let somebody in or out to the audit log. The door's own log has every scan. */
async function record(trx: Kysely<Database>, call: Call<unknown>, { row, found }: Scanned): Promise<void> {
  if (found.type !== 'seat' || (row.result !== 'in' && row.result !== 'out')) return
  const { id, guest_name, title, checkin_status, checked_in_where: where } = found.seat
  await recordAction(trx, call, {
    action: row.act === 'in' ? 'checked_in' : 'checked_out',
    kind: 'checkin',
    id,
    title: guest_name ?? title,
    before: { checkin_status, door: where },
    after: { checkin_status: row.act, door: row.door },
    people: guestsOf(found.seat),
  })
  await pushCounts(trx, row.event_id)
}

async function wiresOf(db: Kysely<Database>, done: readonly Scanned[]) {
  const firsts = await checkinsOf(
    db,
    done.flatMap(({ row }) => row.first_scan ?? []),
  )
  return done.map(({ row, found }) => {
    const seat = 'seat' in found ? found.seat : undefined
    return {
      scan_id: row.id,
      result: row.result,
      guest_ticket_id: row.guest_ticket_id,
      // Somebody with a recalled ticket must not learn who has the seat now.
      guest_name: row.result === 'recalled' ? null : (seat?.guest_name ?? null),
      title: seat?.title ?? null,
      bundle_title: seat?.bundle_title ?? null,
      first:
        firsts.get(row.first_scan ?? 0) ??
        (row.result === 'already_in' && seat?.checked_in_at
          ? checkinWire(seat.checked_in_at, seat.checked_in_where)
          : null),
      event: found.type === 'wrong_event' ? (found.event ?? null) : null,
    }
  })
}
