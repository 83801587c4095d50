import type { endpoints } from '../../../../../src/api/table.ts'
import { lockFundFor } from '../../../checkout/gifts/promised-matches.ts'
import { saleOf } from '../../../checkout/orders/sale-of.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import { type Handler, personOrRefuse } from '../../../identity/call.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { findItem, findOpen } from '../find-item.ts'
import { once } from '../once.ts'
import { writePromise } from '../write-pledge.ts'
import { answerOf, recorded } from './desk-wire.ts'
import { whoHasPaddle } from './who-has-paddle.ts'

export const recordPledge: Handler<typeof endpoints.recordPledge> = async call => {
  const { context, input } = call
  const { idempotency_key, ...asked } = input
  const event = await call.event()
  const { id: actor } = await personOrRefuse(call)
  const written = await inTransaction(context.db, async trx => {
    const sale = await saleOf(trx, context, { event })
    const fund = await lockFundFor(trx, sale)
    const { pledge, isNew } = await once(trx, sale, `${actor} ${idempotency_key}`, asked, async keys => {
      const { id, levels } = await findOpen(trx, event.id, asked.pledge_item_id)
      const { amount } = asked
      return writePromise(trx, sale, fund, {
        ...keys,
        ...(await whoHasPaddle(context, trx, event.id, asked.paddle)),
        event_id: event.id,
        item_id: id,
        amount,
        level_id: levels.find(level => level.amount === amount)?.level_id ?? null,
        source: 'room',
        message: null,
        anonymous: asked.anonymous === 'yes',
        anonymous_amount: asked.anonymous_amount === 'yes',
        undone_at: null,
        pledged_at: sale.at,
        paid_at: null,
        order_id: null,
      })
    })
    const item = await findItem(trx, event.id, pledge.item_id)
    if (isNew) {
      const { id } = pledge
      await recordAction(trx, call, {
        action: 'add',
        kind: 'pledge',
        id,
        title: item.title,
        before: null,
        after: recorded(pledge),
      })
    }
    return { pledge, item }
  })
  context.outbox.wake()
  return answerOf(written)
}
