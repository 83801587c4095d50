import type { endpoints } from '../../../../../src/api/table.ts'
import type { Handler } from '../../../identity/call.ts'
import type { Event } from '../../../identity/events.ts'
import type { Context } from '../../../platform/context.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { countOrRefuse } from '../../../platform/http/rate-limit.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { transferChoices } from '../agendas/seat-choices.ts'
import { answerChecker, unpaidRefuser } from './check-answers.ts'
import { findSeat, lockSeat, ownedOrder, refuseClaimed, refuseEnded, refuseInHouse } from './find-seat.ts'
import { invitation } from './letters.ts'
import { seatLink } from './links.ts'
import { seatMailLimits } from './mail-limits.ts'
import { wireForOwner, wireOwned, wireQuestions } from './seat-wire.ts'
import type { SeatRow } from './tables.ts'
import { tellFormerGuest } from './tell-former-guest.ts'
import { guestFrom, isOtherGuest, updateSeat, withoutGuest, withoutLinksIfOther } from './write-guest.ts'

export const orderGuests: Handler<typeof endpoints.orderGuests> = async call => {
  const { db } = call.context
  const order = await ownedOrder(call, call.input)
  return {
    order_id: order.id,
    order_reference: order.reference,
    guests: await wireOwned(db, await seatsOf(call.context, order.id)),
    ...(await wireQuestions(db, order.event_id, order.id)),
  }
}

const seatsOf = ({ db }: Context, orderId: string) =>
  db.selectFrom('guest_tickets').selectAll().where('order_id', '=', orderId).orderBy('number').execute()

export const saveGuests: Handler<typeof endpoints.saveGuests> = async call => {
  const { db, rowLocks } = call.context
  const event = await call.event()
  const order = await ownedOrder(call, call.input)
  const check = await answerChecker(db, event.id)
  const changed = await inTransaction(db, async trx => {
    const left: string[] = []
    const refuseUnpaid = await unpaidRefuser(trx, { event_id: event.id, order_id: order.id })
    // Sorted, so that two simultaneous saves cannot deadlock.
    const sent = call.input.guests.toSorted((one, other) => (one.guest_ticket_id < other.guest_ticket_id ? -1 : 1))
    for (const guest of sent) {
      const seat = await lockSeat(trx, rowLocks, { id: guest.guest_ticket_id, order_id: order.id })
      if (seat.revision !== guest.revision || seat.claimed_at || seat.ended_at) {
        left.push(seat.id)
        continue
      }
      const within = `guests.${call.input.guests.indexOf(guest)}.`
      const answers = check(seat, guest.answers ?? seat.answers, `${within}answers`)
      const typed = guestFrom(event, guest, within)
      if (isOtherGuest(seat, typed)) refuseInHouse(seat)
      await updateSeat(trx, seat, { ...typed, ...withoutLinksIfOther(seat, typed), answers: JSON.stringify(answers) })
    }
    await refuseUnpaid()
    return left
  })
  return { guests: await wireOwned(db, await seatsOf(call.context, order.id)), changed }
}

export const inviteGuest: Handler<typeof endpoints.inviteGuest> = async call => {
  const { context, input } = call
  const { db, rowLocks, now, publicUrl, jobs } = context
  const event = await call.event()
  const order = await ownedOrder(call, input)
  if (input.send === 'mail') {
    const { id, guest_email } = await findSeat(db, { id: input.guest_ticket_id, order_id: order.id })
    if (guest_email) await countOrRefuse(db, seatMailLimits(id, guest_email, call.address), now())
  }
  const seat = await inTransaction(db, async trx => {
    const found = await lockSeat(trx, rowLocks, { id: input.guest_ticket_id, order_id: order.id })
    refuseEnded(found)
    if (input.send === 'link') {
      refuseClaimed(found)
      return found
    }
    const at = await databaseTime(trx, now)
    const host = `${order.first_name} ${order.last_name}`.trim()
    return mailInvitation(trx, { event, publicUrl, at }, found, host)
  })
  jobs.wake()
  // Once the guest has taken it over, the link is theirs: it shows their code.
  return {
    guest: await wireForOwner(db, seat),
    link: seat.claimed_at ? null : await seatLink(db, event, publicUrl, seat),
  }
}

type Mailing = Readonly<{ event: Event; publicUrl: string; at: Date }>

/** @throws {HttpError} 409 `guest_without_email` */
export async function mailInvitation(
  trx: Parameters<typeof postMail>[0],
  { event, publicUrl, at }: Mailing,
  seat: SeatRow,
  host: string | undefined,
): Promise<SeatRow> {
  if (!seat.guest_email) {
    throw new HttpError(409, {
      error: 'guest_without_email',
      error_description: 'Please enter this guest’s email address first.',
    })
  }
  const link = await seatLink(trx, event, publicUrl, seat)
  await postMail(trx, event, seat.guest_email, invitation(event, seat, { host, link }), at)
  return trx
    .updateTable('guest_tickets')
    .set({ invited_at: at })
    .where('id', '=', seat.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const recallGuest: Handler<typeof endpoints.recallGuest> = async call => {
  const { db, rowLocks, now } = call.context
  const order = await ownedOrder(call, call.input)
  const seat = await inTransaction(db, async trx => {
    const found = await lockSeat(trx, rowLocks, { id: call.input.guest_ticket_id, order_id: order.id })
    refuseEnded(found)
    refuseInHouse(found)
    refuseClaimed(found)
    return updateSeat(trx, found, { ...withoutGuest(), recalled_at: await databaseTime(trx, now) })
  })
  return { guest: await wireForOwner(db, seat) }
}

export const reassignGuest: Handler<typeof endpoints.reassignGuest> = async call => {
  const { db, rowLocks, now, jobs } = call.context
  const event = await call.event()
  const order = await ownedOrder(call, call.input)
  const check = await answerChecker(db, event.id)
  const seat = await inTransaction(db, async trx => {
    const found = await lockSeat(trx, rowLocks, { id: call.input.guest_ticket_id, order_id: order.id })
    refuseEnded(found)
    refuseInHouse(found)
    const refuseUnpaid = await unpaidRefuser(trx, found)
    const answers = check(found, call.input.answers ?? {}, 'answers')
    const guest = { ...guestFrom(event, call.input), answers: JSON.stringify(answers) }
    // Only after a claim: before it, the owner has chosen the sessions, and they stay.
    if (found.claimed_at) await transferChoices(trx, found.id)
    const updated = await updateSeat(trx, found, { ...withoutGuest(), ...guest })
    await refuseUnpaid()
    const at = await databaseTime(trx, now)
    await tellFormerGuest(trx, event, { before: found, after: updated, at, buyer: order })
    return updated
  })
  jobs.wake()
  return { guest: await wireForOwner(db, seat) }
}
