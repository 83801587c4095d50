import type { Transaction } from 'kysely'
import type { InferInput } from 'valibot'
import type { endpoints } from '../../../../../src/api/table.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import type { Call, Handler } from '../../../identity/call.ts'
import type { Event } from '../../../identity/events.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { countOrRefuse } from '../../../platform/http/rate-limit.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { changeChoices, choicesOf, dropChoices, transferChoices } from '../agendas/seat-choices.ts'
import { lockOf } from '../selling/stock.ts'
import { answerChecker, takenByOthers, unpaidRefuser } from './check-answers.ts'
import { lockSeat, refuseEnded, refuseInHouse, refuseOtherAccount, seatNotFound, seatOfToken } from './find-seat.ts'
import { hostOf } from './host-of.ts'
import { claimed, invitation, seatGivenToOther } from './letters.ts'
import { isTokenOf, ownerLink, seatLink } from './links.ts'
import { seatMailLimits } from './mail-limits.ts'
import { wireQuestions, wireSeat } from './seat-wire.ts'
import type { SeatRow } from './tables.ts'
import { tellFormerGuest } from './tell-former-guest.ts'
import { guestFrom, updateSeat, withoutGuest } from './write-guest.ts'

export const seatByLink: Handler<typeof endpoints.seatByLink> = async call =>
  ownSeat(call, await seatOfToken(call, call.input.claim_token))

export const claimSeat: Handler<typeof endpoints.claimSeat> = async call => {
  const { context, input } = call
  const { db, rowLocks, now, publicUrl, jobs } = context
  const event = await call.event()
  const linked = await seatOfToken(call, input.claim_token)
  const { id } = linked
  const isNews = (seat: SeatRow) => input.rsvp_status === 'yes' && (!seat.claimed_at || seat.rsvp_status !== 'yes')
  if (input.guest_email && isNews(linked)) {
    await countOrRefuse(db, seatMailLimits(id, input.guest_email, call.address), now())
  }
  const person = await call.person()
  const check = await answerChecker(db, event.id)
  const seat = await inTransaction(db, async trx => {
    await lockSubjects(trx, rowLocks, [lockOf(event.id)])
    const found = await lockSeat(trx, rowLocks, { id })
    if (!(await isTokenOf(trx, found, input.claim_token))) throw seatNotFound()
    refuseEnded(found)
    refuseOtherAccount(found, person?.id)
    const at = await databaseTime(trx, now)
    const comes = input.rsvp_status === 'yes'
    const refuseUnpaid = await unpaidRefuser(trx, found)
    const answers = check(found, input.answers ?? found.answers, 'answers', comes)
    if (comes) {
      const before = (await choicesOf(trx, [id])).get(id) ?? []
      await changeChoices(trx, found, input.session_ids ?? before)
    } else await dropChoices(trx, id)
    const claiming = await updateSeat(trx, found, {
      ...guestFrom(event, input),
      answers: JSON.stringify(answers),
      rsvp_status: input.rsvp_status,
      answered_at: at,
      claimed_at: found.claimed_at ?? at,
      claimed_by: person?.id ?? found.claimed_by,
    })
    await refuseUnpaid(claiming)
    if (isNews(found) && claiming.guest_email) {
      const link = await seatLink(trx, event, publicUrl, claiming)
      await postMail(trx, event, claiming.guest_email, claimed(event, claiming, link), at)
    }
    return claiming
  })
  jobs.wake()
  return ownSeat(call, seat)
}

export const transferSeat: Handler<typeof endpoints.transferSeat> = async call => {
  const { context, input } = call
  const { db, rowLocks, now, publicUrl, jobs } = context
  const event = await call.event()
  const { id } = await seatOfToken(call, input.claim_token)
  await countOrRefuse(db, seatMailLimits(id, input.guest_email, call.address), now())
  await inTransaction(db, async trx => {
    const found = await lockSeat(trx, rowLocks, { id })
    if (!(await isTokenOf(trx, found, input.claim_token))) throw seatNotFound()
    refuseEnded(found)
    refuseInHouse(found)
    const at = await databaseTime(trx, now)
    const { guest_name, guest_email } = input
    const passed = await transferChoices(trx, id)
    const buyer = await hostOf(trx, found)
    const change = { ...withoutGuest(), guest_name, guest_email, transferred_at: at, invited_at: at }
    const given = await updateSeat(trx, found, change)
    const host = found.guest_name ?? buyer
    const link = await seatLink(trx, event, publicUrl, given)
    await postMail(trx, event, guest_email, invitation(event, given, { host, buyer, link, passed }), at)
    await tellFormerGuest(trx, event, { before: found, after: given, at })
    await tellBuyer(trx, event, found, { name: guest_name, publicUrl, at })
  })
  jobs.wake()
  return {}
}

/** Tells the buyer that a guest has claimed their seat, unless it was the buyer's own. */
async function tellBuyer(
  trx: Transaction<Database>,
  event: Event,
  { order_id, guest_email, guest_name, number, title }: SeatRow,
  { name, publicUrl, at }: Readonly<{ name: string; publicUrl: string; at: Date }>,
): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', order_id ?? '')
    .executeTakeFirst()
  if (!order || order.email.toLowerCase() === guest_email?.toLowerCase()) return
  const link = await ownerLink(trx, event, publicUrl, order.id)
  const said = { reference: order.reference, number, guest: guest_name ?? title, name, link }
  await postMail(trx, event, order.email, seatGivenToOther(order.first_name, said), at)
}

async function ownSeat(
  call: Call<unknown>,
  seat: SeatRow,
): Promise<InferInput<(typeof endpoints)['seatByLink']['output']>> {
  const { db } = call.context
  return {
    guest: await wireSeat(db, seat),
    invitedYN: seat.order_id === null ? 'yes' : 'no',
    host_name: (await hostOf(db, seat)) ?? null,
    code: seat.code,
    ...(await wireQuestions(db, seat.event_id, seat.order_id, await takenByOthers(db, seat))),
  }
}
