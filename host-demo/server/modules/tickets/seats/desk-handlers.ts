import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import { addOnce } from '../../../identity/audit/add-once.ts'
import { changedSince } from '../../../identity/audit/changed-since.ts'
import type { Undoable } from '../../../identity/audit/logged-kind.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Recorded } from '../../../identity/audit/tables.ts'
import type { Handler } from '../../../identity/call.ts'
import type { Event } from '../../../identity/events.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { dropChoices, transferChoices } from '../agendas/seat-choices.ts'
import { unpaidRefuser } from './check-answers.ts'
import { lockSeat, refuseEnded, refuseInHouse, seatNotFound } from './find-seat.ts'
import { guestsOf } from './guests-of.ts'
import { hostOf } from './host-of.ts'
import { newCode } from './new-code.ts'
import { mailInvitation } from './owner-handlers.ts'
import type { SeatRow } from './tables.ts'
import { tellFormerGuest } from './tell-former-guest.ts'
import { guestFrom, isOtherGuest, unlinked, updateSeat } from './write-guest.ts'

export const editGuest: Handler<typeof endpoints.editGuest> = async call => {
  const { context, input } = call
  const { db, rowLocks, now, jobs } = context
  const event = await call.event()
  await inTransaction(db, async trx => {
    const seat = await lockOf(trx, rowLocks, event.id, input.guest_ticket_id)
    if (seat.revision !== input.revision) throw changed()
    const guest = guestFrom(event, input)
    // The page sends the first guest's answer along, which is not that of the next one.
    const isUnanswered = isOtherGuest(seat, guest) && input.rsvp_status === seat.rsvp_status
    const rsvp_status = isUnanswered ? 'awaiting' : input.rsvp_status
    if (rsvp_status === 'no') await dropChoices(trx, seat.id)
    const at = await databaseTime(trx, now)
    const after = await changeGuest(trx, event, seat, { ...guest, rsvp_status }, at)
    const action = { action: 'edit', kind: 'guest', id: seat.id, title: after.guest_name ?? after.title }
    await recordAction(trx, call, {
      ...action,
      before: recorded(seat),
      after: recorded(after),
      people: guestsOf(seat, after),
    })
  })
  jobs.wake()
  return {}
}

export const addGuest: Handler<typeof endpoints.addGuest> = async call => {
  const { context, input } = call
  const { db, now, publicUrl, jobs } = context
  const event = await call.event()
  const newId = `gst_${randomUUID().replaceAll('-', '')}`
  const id = await inTransaction(db, trx =>
    addOnce(trx, call, { kind: 'guest', id: newId }, async () => {
      const at = await databaseTime(trx, now)
      const row = { id: newId, event_id: event.id, title: input.title, number: 1, code: newCode(), created_at: at }
      const seat = await trx
        .insertInto('guest_tickets')
        .values({ ...row, ...guestFrom(event, input) })
        .returningAll()
        .executeTakeFirstOrThrow()
      await mailInvitation(trx, { event, publicUrl, at }, seat, undefined)
      const action = { action: 'add', kind: 'guest', id: newId, title: input.guest_name }
      await recordAction(trx, call, { ...action, before: null, after: recorded(seat), people: guestsOf(seat) })
    }),
  )
  jobs.wake()
  return { guest_ticket_id: id }
}

export const inviteByDesk: Handler<typeof endpoints.inviteByDesk> = async call => {
  const { db, rowLocks, now, publicUrl, jobs } = call.context
  const event = await call.event()
  await inTransaction(db, async trx => {
    const seat = await lockOf(trx, rowLocks, event.id, call.input.guest_ticket_id)
    refuseEnded(seat)
    const at = await databaseTime(trx, now)
    await mailInvitation(trx, { event, publicUrl, at }, seat, await hostOf(trx, seat))
    const action = { action: 'invite', kind: 'guest', id: seat.id, title: seat.guest_name ?? seat.title }
    const guest = recorded(seat)
    await recordAction(trx, call, { ...action, before: guest, after: guest, people: guestsOf(seat) })
  })
  jobs.wake()
  return {}
}

/**
 * Another address gives the seat to somebody else, who sees nothing of what the first guest had answered. Whoever had
 * accepted the seat is told.
 * @throws {HttpError} 409 `guest_in_house`, or 400 if a guest who comes after all has extras that went to others
 */
async function changeGuest(
  trx: Transaction<Database>,
  event: Event,
  before: SeatRow,
  guest: ReturnType<typeof recorded>,
  at: Date,
): Promise<SeatRow> {
  const isOther = isOtherGuest(before, guest)
  if (isOther) refuseInHouse(before)
  // Before a claim, the buyer has chosen the sessions, and they stay.
  if (isOther && before.claimed_at) await transferChoices(trx, before.id)
  const refuseUnpaid = await unpaidRefuser(trx, before)
  const answered_at = guest.rsvp_status === 'awaiting' ? null : at
  const after = await updateSeat(trx, before, {
    ...guest,
    ...(guest.rsvp_status !== before.rsvp_status && { answered_at }),
    ...(isOther && { ...unlinked(), answers: '{}' }),
  })
  await refuseUnpaid()
  await tellFormerGuest(trx, event, { before, after, at })
  return after
}

/**
 * Undoes the desk's changes of a seat. Undoing an invitation without an order deletes its seat, unless its guest has
 * been at the door: the scans would go with it.
 */
export const undoableGuest: Undoable = {
  needs: { edit: 'tickets.edit', delete: 'tickets.delete' },
  async read(trx, { rowLocks }, event, id) {
    const seat = await lockSeat(trx, rowLocks, { id }).catch(() => undefined)
    return seat?.event_id === event.id ? recorded(seat) : null
  },
  async restore(trx, { rowLocks, now, publicUrl }, event, id, value) {
    const seat = await lockOf(trx, rowLocks, event.id, id)
    if (value) {
      const at = await databaseTime(trx, now)
      const after = await changeGuest(trx, event, seat, value as ReturnType<typeof recorded>, at)
      // The links and the code that the guest had work no more.
      const isBack = after.guest_email && after.guest_email.toLowerCase() !== seat.guest_email?.toLowerCase()
      if (isBack && !after.ended_at)
        await mailInvitation(trx, { event, publicUrl, at }, after, await hostOf(trx, after))
      return
    }
    if (await isScanned(trx, seat)) throw changedSince()
    await dropChoices(trx, seat.id)
    await trx.deleteFrom('guest_tickets').where('id', '=', id).where('order_id', 'is', null).execute()
  },
}

async function isScanned(trx: Transaction<Database>, { id }: SeatRow): Promise<boolean> {
  const scans = trx.selectFrom('door_scans').select('id').where('guest_ticket_id', '=', id)
  return (await scans.limit(1).executeTakeFirst()) !== undefined
}

/** What the audit log stores, without the guest's needs, because those are deleted after the event. */
const recorded = ({ guest_name, guest_email, guest_mobile, rsvp_status }: SeatRow) =>
  ({ guest_name, guest_email, guest_mobile, rsvp_status }) satisfies Recorded

async function lockOf(trx: Transaction<Database>, rowLocks: boolean, eventId: string, id: string): Promise<SeatRow> {
  const seat = await lockSeat(trx, rowLocks, { id })
  if (seat.event_id !== eventId) throw seatNotFound()
  return seat
}

const changed = () =>
  new HttpError(409, {
    error: 'guest_changed',
    error_description: 'Somebody has changed this seat since you opened it. Nothing of yours was saved yet.',
  })
