import type { endpoints } from '../../../../../src/api/table.ts'
import { pathTo } from '../../../../../src/lib/path-to.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import { siteAt } from '../../../identity/site-address.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { isNobody } from '../../../platform/mail/nobody.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { readRecord, winningNumbers } from '../drawing/record.ts'
import { winnersOf } from '../drawing/winners.ts'
import { lockDraw } from '../find-draw.ts'
import { words } from '../mails/words.ts'
import { answerOf, drawAction } from './edit-handlers.ts'
import { notPossible } from './state-handlers.ts'

/** Sends one mail for each winning number that was not refunded, even if the call is repeated. */
export const mailDrawWinners: Handler<typeof endpoints.mailDrawWinners> = async call => {
  const { db, now, rowLocks, publicUrl } = call.context
  const { draw_id: id } = call.input
  const event = await call.event()
  const called = new URL(publicUrl)
  if (event.settings.custom_domain) called.hostname = event.settings.custom_domain
  const link = siteAt(event, called, publicUrl).address + pathTo('prize-draw', { id })
  await inTransaction(db, async trx => {
    const draw = await lockDraw(trx, { eventId: event.id, rowLocks }, id)
    if (draw.state !== 'drawn') throw notPossible()
    const at = await databaseTime(trx, now)
    const winners = await winnersOf(trx, [id])
    const mailed: number[] = []
    for (const [place, number] of winningNumbers(await readRecord(trx, [id]))) {
      const winner = winners.find(one => one.number === number)
      const prize = draw.prizes[place - 1]?.title
      if (!winner || winner.isRefunded || isNobody(winner.email) || prize === undefined) continue
      const written = await trx
        .insertInto('draw_winner_mails')
        .values({ draw_id: id, number, sent_at: at })
        .onConflict(conflict => conflict.doNothing())
        .returning('number')
        .executeTakeFirst()
      if (!written) continue
      mailed.push(number)
      const values = { number: String(number), prize, title: draw.title }
      const draft = {
        kind: 'draw_won',
        subject: words('wonSubject', values),
        to: winner.first_name,
        parts: [words('won', values), { link, label: words('seeDraw') }],
      }
      await postMail(trx, event, winner.email, draft, at)
    }
    if (!mailed.length) return
    const action = { ...drawAction('mail', id, draw.title), kind: 'draw_act' }
    await recordAction(trx, call, { ...action, before: null, after: { numbers: mailed } })
  })
  return answerOf(call, id)
}
