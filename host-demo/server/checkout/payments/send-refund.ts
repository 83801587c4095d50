import Stripe from 'stripe'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { JobKind } from '../../platform/jobs/job-kind.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { failRefunds } from './fail-refunds.ts'
import { refundKind } from './request-refund.ts'
import { refundsOf, settleOrder } from './settle.ts'

/** Requests a written refund from the payment provider: once, however often it is tried. */
export const sendRefund: JobKind = {
  kind: refundKind,
  async run(context, { key, tries }) {
    const { db, stripe, rowLocks } = context
    const refund = await db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['refunds.amount', 'refunds.status', 'payments.intent_id', 'payments.order_id'])
      .where('refunds.id', '=', key)
      .executeTakeFirst()
    if (refund?.status !== 'requested' || refund.intent_id === null) return
    const { intent_id: intentId, order_id: orderId, amount } = refund
    try {
      // An idempotency key alone could refund twice: the provider forgets it after a day.
      const earlier = tries > 1 ? await refundsOf(stripe, intentId) : []
      if (!earlier.some(({ metadata }) => metadata?.refund_id === key)) {
        const asked = { payment_intent: intentId, amount, metadata: { refund_id: key } }
        await stripe.refunds.create(asked, { idempotencyKey: key })
      }
    } catch (problem) {
      const refused = refusalOf(problem)
      if (!refused) throw problem
      await inTransaction(db, async trx => {
        const { order } = await lockOrder(trx, rowLocks, orderId)
        if (refused === 'failed') await failRefunds(trx, context, order, [key])
        else await trx.updateTable('refunds').set({ status: 'undone' }).where('id', '=', key).execute()
      })
    }
    await settleOrder(context, orderId, intentId)
  },
}

/** @returns undefined for a problem that may pass */
function refusalOf(problem: unknown): 'needless' | 'failed' | undefined {
  if (!(problem instanceof Stripe.errors.StripeInvalidRequestError)) return undefined
  // Somebody else has refunded all of it meanwhile, which the provider's list tells.
  // Any other is final: a refund of a disputed charge, tried again, would be made on top once the charity has won.
  return problem.code === 'charge_already_refunded' ? 'needless' : 'failed'
}
