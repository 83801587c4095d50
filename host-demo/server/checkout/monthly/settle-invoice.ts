import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { log } from '../../platform/log.ts'
import { monthlyFailed } from '../letters/monthly-letters.ts'
import { postMonthlyLetter } from '../letters/post-monthly-letter.ts'
import { recordProblem } from '../payments/problems.ts'
import { fromProvider } from '../payments/provider-problem.ts'
import { settleOrder } from '../payments/settle.ts'
import { ifExists } from './if-exists.ts'
import { type MonthlyGiftRow, monthlyTotal } from './monthly-gift.ts'
import { orderOfInvoice } from './order-of-invoice.ts'
import { settleSubscription } from './settle-subscription.ts'

/**
 * Reads an invoice of a monthly gift from the provider and records it. A payment becomes an order of its own, counted
 * once however often it is reported. A failure counts nothing and is mailed to the giver once. Ignores invoices that
 * are not this site's.
 */
export async function settleInvoice(context: Context, invoiceId: string): Promise<void> {
  const { db, stripe } = context
  const invoice = await ifExists(() => stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }))
  // The first invoice is for nothing: that month was paid before the subscription was created.
  if (invoice?.billing_reason !== 'subscription_cycle') return
  const id = invoice.parent?.subscription_details?.metadata?.monthly_gift_id
  const gift = id && (await db.selectFrom('monthly_gifts').selectAll().where('id', '=', id).executeTakeFirst())
  // Such as after a backup was restored: the card goes on being charged.
  if (id && !gift) log.error({ invoice: invoice.id, gift: id }, 'An invoice is for a monthly gift that is not here')
  if (!gift) return
  if (invoice.status === 'paid') await enter(context, gift, invoice)
  else if (invoice.status === 'open' && invoice.attempted) await mailFailure(context, gift, invoice)
}

async function enter(context: Context, gift: MonthlyGiftRow, invoice: Stripe.Invoice): Promise<void> {
  const { db, stripe } = context
  const intentId = intentOf(invoice)
  const first = await db.selectFrom('orders').selectAll().where('id', '=', gift.order_id).executeTakeFirstOrThrow()
  const currency = invoice.currency.toUpperCase()
  const fits = intentId && invoice.amount_paid === monthlyTotal(gift) && currency === first.currency
  if (!fits) {
    const problem = `invoice ${invoice.id} paid ${invoice.amount_paid} ${currency}`
    const { amount_paid: amount } = invoice
    await inTransaction(db, trx =>
      recordProblem(trx, context, first, { intentId: intentId ?? '', problem, amount, currency }),
    )
    return context.jobs.wake()
  }
  // Charged after the gift was cancelled here but before the provider knew: refunded in full.
  // Created, it is a draft for about an hour, in which the gift may end.
  const charged = invoice.status_transitions.finalized_at ?? invoice.created
  if (gift.ended_at && charged * 1000 > gift.ended_at.getTime()) return giveBack(context, invoice, intentId)
  const order = await orderOfInvoice(context, gift, { id: invoice.id ?? randomUUID(), intentId })
  // From now on any news of this payment finds its order.
  await fromProvider(() =>
    stripe.paymentIntents.update(intentId, { description: order.reference, metadata: { order_id: order.id } }),
  )
  // The receipt names the next payment's date.
  if (gift.subscription_id) await settleSubscription(context, gift.subscription_id)
  await settleOrder(context, order.id, intentId)
}

async function giveBack({ stripe }: Context, invoice: Stripe.Invoice, intentId: string): Promise<void> {
  try {
    await fromProvider(() =>
      stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `stopped-${invoice.id}` }),
    )
  } catch (problem) {
    const isBack = problem instanceof Stripe.errors.StripeError && problem.code === 'charge_already_refunded'
    if (!isBack) throw problem
  }
}

async function mailFailure(context: Context, gift: MonthlyGiftRow, { id = '' }: Stripe.Invoice): Promise<void> {
  const { db, now, jobs, publicUrl } = context
  await inTransaction(db, async trx => {
    const failed = await trx
      .updateTable('monthly_gifts')
      .set({ failed_invoice_id: id })
      .where('id', '=', gift.id)
      .where('status', '=', 'active')
      .where('failed_invoice_id', 'is distinct from', id)
      .returningAll()
      .executeTakeFirst()
    if (failed) await postMonthlyLetter(trx, failed, monthlyFailed, { now: now(), publicUrl })
  })
  jobs.wake()
}

function intentOf({ payments }: Stripe.Invoice): string | undefined {
  const paid = payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent
  return typeof paid === 'string' ? paid : paid?.id
}
