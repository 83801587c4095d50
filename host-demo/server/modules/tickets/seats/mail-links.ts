import type { endpoints } from '../../../../../src/api/table.ts'
import type { Handler } from '../../../identity/call.ts'
import { callerOf } from '../../../identity/caller.ts'
import { mailLimits, mailRoomLimit } from '../../../identity/limits.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { normalEmail } from '../../../platform/hashes.ts'
import { countOrRefuse } from '../../../platform/http/rate-limit.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { ticketLinks } from './letters.ts'
import { ownerLink, seatLink } from './links.ts'

/** The most links in one mail. */
const most = 50

export const mailTicketLinks: Handler<typeof endpoints.mailTicketLinks> = async call => {
  const { db, now, publicUrl, jobs } = call.context
  const event = await call.event()
  const recipient = normalEmail(call.input.guest_email)
  const caller = callerOf(call)
  const limits = mailLimits({ what: 'ticket_links', recipient, caller, known: undefined, goodFor: 60 })
  await countOrRefuse(db, [...limits, mailRoomLimit(caller.network)], now())
  await inTransaction(db, async trx => {
    const seats = await trx
      .selectFrom('guest_tickets')
      .selectAll()
      .where('event_id', '=', event.id)
      .where(eb => eb(eb.fn('lower', ['guest_email']), '=', recipient))
      .where('ended_at', 'is', null)
      .orderBy('created_at')
      .orderBy('number')
      .limit(most)
      .execute()
    const orders = await trx
      .selectFrom('orders')
      .select(['id', 'reference'])
      .where('event_id', '=', event.id)
      .where(eb => eb(eb.fn('lower', ['email']), '=', recipient))
      .where('id', 'in', db =>
        db
          .selectFrom('guest_tickets')
          .select('order_id')
          .$narrowType<{ order_id: string }>()
          .where('event_id', '=', event.id)
          .where('order_id', 'is not', null),
      )
      .orderBy('created_at')
      .limit(most)
      .execute()
    if (!seats.length && !orders.length) return
    const found = {
      orders: await Promise.all(
        orders.map(async ({ id, reference }) => ({ reference, link: await ownerLink(trx, event, publicUrl, id) })),
      ),
      seats: await Promise.all(
        seats.map(async seat => ({ ...seat, link: await seatLink(trx, event, publicUrl, seat) })),
      ),
    }
    await postMail(trx, event, call.input.guest_email, ticketLinks(event, found), await databaseTime(trx, now))
  })
  jobs.wake()
  return {}
}
