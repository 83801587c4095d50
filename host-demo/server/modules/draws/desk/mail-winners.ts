import type { endpoints } from '../../../../../src/api/table.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { readRecord, winningNumbers } from '../drawing/record.ts'
import { winnersOf } from '../drawing/winners.ts'
import { lockDraw } from '../find-draw.ts'
import { mailWon } from '../mails/winner-mails.ts'
import { answerOf, drawAction } from './edit-handlers.ts'
import { notPossible } from './state-handlers.ts'

/** Sends one mail for each winning number that was not refunded, even if the call is repeated. */
export const mailDrawWinners: Handler<typeof endpoints.mailDrawWinners> = async call => {
  const { db, now, rowLocks, publicUrl } = call.context
  const { draw_id: id } = call.input
  const event = await call.event()
  await inTransaction(db, async trx => {
    const draw = await lockDraw(trx, { eventId: event.id, rowLocks }, id)
    if (draw.state !== 'drawn') throw notPossible()
    const at = await databaseTime(trx, now)
    const winners = await winnersOf(trx, [id])
    const mailed: number[] = []
    for (const [place, number] of winningNumbers(await readRecord(trx, [id]))) {
      const winner = winners.find(one => one.number === number)
      const prize = draw.prizes[place - 1]?.title
      if (!winner || winner.isRefunded || prize === undefined) continue
      if (await mailWon(trx, winner, { event, draw, prize, at, publicUrl })) mailed.push(number)
    }
    if (!mailed.length) return
    const action = { ...drawAction('mail', id, draw.title), kind: 'draw_act' }
    await recordAction(trx, call, { ...action, before: null, after: { numbers: mailed } })
  })
  return answerOf(call, id)
}
