import Stripe from 'stripe'
import type { JobKind } from '../../platform/jobs/job-kind.ts'
import { log } from '../../platform/log.ts'
import { refundKind } from './request-refund.ts'
import { settleOrder } from './settle.ts'

/** Requests a written refund from the payment provider: once, however often it is tried. */
export const sendRefund: JobKind = {
  kind: refundKind,
  async run(context, { key }) {
    const { db, stripe } = context
    const refund = await db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['refunds.amount', 'refunds.status', 'payments.intent_id', 'payments.order_id'])
      .where('refunds.id', '=', key)
      .executeTakeFirst()
    if (refund?.status !== 'requested' || refund.intent_id === null) return
    const { intent_id: intentId, order_id: orderId, amount } = refund
    try {
      const asked = { payment_intent: intentId, amount, metadata: { refund_id: key } }
      await stripe.refunds.create(asked, { idempotencyKey: key })
    } catch (problem) {
      if (!isRefunded(problem)) throw problem
      // Unlike a charge that was refunded whole, it leaves the payer without what the organiser has promised.
      if (problem.code === 'amount_too_large') log.error({ refund_id: key, order_id: orderId }, 'A refund was not made')
      // Somebody else has refunded it meanwhile, which the provider reports below.
      await db.updateTable('refunds').set({ status: 'undone' }).where('id', '=', key).execute()
    }
    await settleOrder(context, orderId, intentId)
  },
}

function isRefunded(problem: unknown): problem is Stripe.errors.StripeInvalidRequestError {
  return (
    problem instanceof Stripe.errors.StripeInvalidRequestError &&
    (problem.code === 'charge_already_refunded' || problem.code === 'amount_too_large')
  )
}
