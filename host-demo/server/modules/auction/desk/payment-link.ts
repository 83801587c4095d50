import type { Kysely } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import type { Event } from '../../../identity/events.ts'
import { createMailLink } from '../../../identity/mail-links.ts'
import { siteAddress } from '../../../identity/site-address.ts'
import type { Context } from '../../../platform/context.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { validationError } from '../../../platform/http/http-error.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { findWinner } from '../charge/winner.ts'
import { claimOf } from '../claims.ts'
import { won } from '../mails/letters.ts'
import { lotPaid, unpayWin } from '../won-lots.ts'
import { findWin, type Row } from './read-wins.ts'

/** Mails a winner the link to pay for all that they have won. What was refunded is owed again. */
export const mailPaymentLink: Handler<typeof endpoints.mailPaymentLink> = async call => {
  const { context, input } = call
  const { db, now, jobs } = context
  const event = await call.event()
  await inTransaction(db, async trx => {
    const win = await findWin(trx, event.id, input)
    const { lot_id: id, bidder_id, title, amount, paddle } = win
    if (win.paid_at && !win.refunded_at) throw lotPaid()
    if (win.refunded_at) await unpayWin(trx, { lot: { id }, bidder: bidder_id, winId: win.id })
    const at = await databaseTime(trx, now)
    const to = await addresseeOf(trx, context, event, win, input.email ?? undefined, at)
    const letter = { title, amount, link: to.link, isClaim: to.isClaim, chargedIn: undefined, isCopy: false }
    await postMail(trx, event, to.email, won(event, to.name, letter), at)
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

/**
 * The winner's mail address and link. A bidder without an account must sign in there, because the desk typed the
 * address.
 */
async function addresseeOf(
  trx: Kysely<Database>,
  { publicUrl }: Pick<Context, 'publicUrl'>,
  event: Event,
  { bidder_id, shown_as }: Row,
  email: string | undefined,
  at: Date,
) {
  const checkout = `${siteAddress(event, publicUrl)}/auction/checkout`
  const person = (await findWinner(trx, bidder_id))?.person
  if (person) {
    const token = await createMailLink(trx, { userId: person.id, redirectRoute: '/auction/checkout' }, at)
    return { email: person.email, name: person.first_name, link: `${checkout}?user_token=${token}`, isClaim: false }
  }
  if (!email)
    throw validationError({
      email: 'Enter an email address in the correct format, like name@example.com',
    })
  const claim = encodeURIComponent(await claimOf(trx, bidder_id))
  return { email, name: shown_as, link: `${checkout}?claim=${claim}`, isClaim: true }
}
