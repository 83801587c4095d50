import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { is } from 'valibot'
import { emailAddress } from '../../../../../src/api/email-input.ts'
import type { lineProblems } from '../../../../../src/api/guest-import.ts'
import type { endpoints } from '../../../../../src/api/table.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import { addOnce } from '../../../identity/audit/add-once.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import type { Event } from '../../../identity/events.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { normalEmail } from '../../../platform/hashes.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { walletTranslator } from '../wallet/words.ts'
import { hostOf } from './host-of.ts'
import { newCode } from './new-code.ts'
import { mailInvitation } from './owner-handlers.ts'
import type { SeatRow } from './tables.ts'
import { importsOf, isUndone, recordedImport } from './undo-import.ts'
import { guestFrom, updateSeat } from './write-guest.ts'

type Problem = (typeof lineProblems)[number]

interface Row {
  readonly line: number
  readonly guest_name: string
  readonly guest_email: string
  readonly guest_mobile: string
  readonly title: string
  readonly order_reference: string
}

type ImportCall = Parameters<Handler<typeof endpoints.importGuests>>[0]

export const importGuests: Handler<typeof endpoints.importGuests> = async call => {
  const { db, rowLocks, jobs } = call.context
  const { rows, dry_runYN } = call.input
  const event = await call.event()
  const writing = inTransaction(db, async trx => {
    // Imports of an event run one at a time, so that each sees the guests of the others.
    await lockSubjects(trx, rowLocks, [importsOf(event)])
    // Its key is not looked at: another list may have been imported with it, and it asks about this one.
    if (dry_runYN === 'yes') throw new Unwritten((await checkRows(trx, event, rows)).problems)
    const newId = randomUUID()
    const id = await addOnce(trx, call, { kind: 'guest_import', id: newId }, async () => {
      const { problems, seats } = await checkRows(trx, event, rows)
      if (problems.size) throw new Unwritten(problems)
      await writeRows(trx, call, seats, newId)
    })
    if (id !== newId && (await isUndone(trx, event, id))) throw undone()
  })
  const problems = await writing.then(
    () => undefined,
    (problem: unknown) => {
      if (problem instanceof Unwritten) return problem.problems
      throw problem
    },
  )
  if (!problems) jobs.wake()
  return {
    lines: rows.map(({ line }) => ({ line, problem: problems?.get(line) ?? null })),
    written: problems ? 0 : rows.length,
  }
}

/** Thrown, so that the idempotency key of an import that wrote nothing can be used again. */
class Unwritten extends Error {
  readonly problems: ReadonlyMap<number, Problem>

  constructor(problems: ReadonlyMap<number, Problem>) {
    super('Nothing was imported')
    this.problems = problems
  }
}

async function writeRows(
  trx: Transaction<Database>,
  call: ImportCall,
  seats: ReadonlyMap<number, SeatRow>,
  id: string,
): Promise<void> {
  const { now, publicUrl } = call.context
  const { rows, mailYN } = call.input
  const event = await call.event()
  const at = await databaseTime(trx, now)
  const written: SeatRow[] = []
  for (const row of rows) {
    const guest = guestFrom(event, { ...row, guest_mobile: row.guest_mobile || null })
    const seat = seats.get(row.line)
    const after = seat ? await updateSeat(trx, seat, guest) : await invite(trx, event, row.title, guest, at)
    if (mailYN === 'yes') await mailInvitation(trx, { event, publicUrl, at }, after, await hostOf(trx, after))
    written.push(after)
  }
  const action = { action: 'imported', kind: 'guest_import', id, title: `× ${rows.length}`, before: null }
  await recordAction(trx, call, { ...action, after: recordedImport(written) })
}

function undone(): HttpError {
  return new HttpError(409, {
    error: 'idempotency_key_reused',
    error_description: 'This import was undone. Check the list again, and then import it.',
  })
}

/** The problem of each invalid row, and the free seats for the valid ones. */
async function checkRows(trx: Transaction<Database>, event: Event, rows: readonly Row[]) {
  const problems = new Map<number, Problem>()
  const seats = new Map<number, SeatRow>()
  const known = await trx
    .selectFrom('guest_tickets')
    .select('guest_email')
    .where('event_id', '=', event.id)
    .where('ended_at', 'is', null)
    .where('guest_email', 'is not', null)
    .execute()
  const guests = new Set(known.map(({ guest_email }) => normalEmail(guest_email ?? '')))
  const inFile = new Set<string>()
  const free = new Map<string, SeatRow[]>()
  for (const row of rows) {
    const email = normalEmail(row.guest_email)
    const reference = row.order_reference.toUpperCase().replace(/[\s-]/g, '')
    const problem = problemOf(event, row) ?? (inFile.has(email) ? 'twice_in_file' : undefined)
    if (problem) problems.set(row.line, problem)
    else if (guests.has(email)) problems.set(row.line, 'already_guest')
    else if (reference) {
      if (!free.has(reference)) free.set(reference, await freeSeats(trx, event, reference))
      const left = free.get(reference) ?? []
      const seat = left.shift()
      if (seat) seats.set(row.line, seat)
      else problems.set(row.line, await whyNoSeat(trx, event, reference))
    }
    if (email) inFile.add(email)
  }
  return { problems, seats }
}

function problemOf(event: Event, row: Row): Problem | undefined {
  if (!row.guest_name) return 'name_missing'
  if (!row.guest_email) return 'email_missing'
  if (!is(emailAddress(), row.guest_email)) return 'email_wrong'
  if (!row.guest_mobile) return undefined
  try {
    guestFrom(event, row)
    return undefined
  } catch (problem) {
    if (problem instanceof HttpError) return 'mobile_wrong'
    throw problem
  }
}

/** Seats of a paid order that have no name yet, in their order, locked. */
function freeSeats(trx: Transaction<Database>, event: Event, reference: string): Promise<SeatRow[]> {
  return trx
    .selectFrom('guest_tickets')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('order_id', 'in', db =>
      db.selectFrom('orders').select('id').where('event_id', '=', event.id).where('reference', '=', reference),
    )
    .where('guest_name', 'is', null)
    .where('guest_email', 'is', null)
    .where('claimed_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('number')
    .forUpdate()
    .execute()
}

async function whyNoSeat(trx: Transaction<Database>, event: Event, reference: string): Promise<Problem> {
  const found = await trx
    .selectFrom('orders')
    .select('status')
    .where('event_id', '=', event.id)
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!found) return 'order_unknown'
  const isUnpaid = found.status === 'pending' || found.status === 'awaiting_offline_payment'
  return isUnpaid ? 'order_unpaid' : 'order_full'
}

function invite(
  trx: Transaction<Database>,
  event: Event,
  title: string,
  guest: ReturnType<typeof guestFrom>,
  at: Date,
): Promise<SeatRow> {
  const row = {
    id: `gst_${randomUUID().replaceAll('-', '')}`,
    event_id: event.id,
    number: 1,
    code: newCode(),
    created_at: at,
  }
  return trx
    .insertInto('guest_tickets')
    .values({ ...row, title: title || walletTranslator(event)('guest'), ...guest })
    .returningAll()
    .executeTakeFirstOrThrow()
}
