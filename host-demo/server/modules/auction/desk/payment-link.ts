import type { endpoints } from '../../../../../src/api/table.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import { createMailLink } from '../../../identity/mail-links.ts'
import { siteAddress } from '../../../identity/site-address.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { won } from '../mails/letters.ts'
import { lotPaid, unpayWin } from '../won-lots.ts'

/** Mails a winner a link that signs them in where they pay for all that they have won. What was refunded is owed again. */
export const mailPaymentLink: Handler<typeof endpoints.mailPaymentLink> = async call => {
  const { db, now, publicUrl, jobs } = call.context
  const { auction_item_id: id, paddle } = call.input
  const event = await call.event()
  await inTransaction(db, async trx => {
    const win = await trx
      .selectFrom('lot_wins')
      .innerJoin('lots', 'lots.id', 'lot_wins.lot_id')
      .innerJoin('bidders', 'bidders.id', 'lot_wins.bidder_id')
      .innerJoin('users', 'users.id', 'bidders.user_id')
      .select(['title', 'amount', 'paid_at', 'refunded_at', 'lot_wins.bidder_id'])
      .select(['users.id as user_id', 'users.email', 'users.first_name'])
      .where('lots.event_id', '=', event.id)
      .where('lots.id', '=', id)
      .where('paddle', '=', paddle)
      .executeTakeFirst()
    if (!win) throw new HttpError(404, { error: 'bidder_not_found', error_description: 'Nobody has this paddle here.' })
    if (win.paid_at && !win.refunded_at) throw lotPaid()
    if (win.refunded_at) await unpayWin(trx, { id }, win.bidder_id)
    const { title, amount, user_id: userId, email, first_name } = win
    const at = await databaseTime(trx, now)
    const token = await createMailLink(trx, { userId, redirectRoute: '/auction/checkout' }, at)
    const link = `${siteAddress(event, publicUrl)}/auction/checkout?user_token=${token}`
    await postMail(
      trx,
      event,
      email,
      won(event, first_name, { title, amount, link, chargedIn: undefined, isCopy: false }),
      at,
    )
    await recordAction(trx, call, {
      action: 'payment_link',
      kind: 'lot_win',
      id,
      title,
      before: null,
      after: { paddle },
    })
  })
  jobs.wake()
  return {}
}
