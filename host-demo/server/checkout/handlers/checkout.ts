import type Stripe from 'stripe'
import type { InferInput } from 'valibot'
import type { payStripeConfirm as confirmEndpoint } from '../../../../src/api/checkout.ts'
import type { endpoints } from '../../../../src/api/table.ts'
import type { Call, Handler } from '../../identity/call.ts'
import { callerOf } from '../../identity/caller.ts'
import type { Event } from '../../identity/events.ts'
import type { Context } from '../../platform/context.ts'
import { normalEmail, sha256 } from '../../platform/hashes.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { countOrRefuse } from '../../platform/http/rate-limit.ts'
import { letterTranslator } from '../../platform/mail/draft.ts'
import { invoiceLinks } from '../invoices/invoice-links.ts'
import { getsReceipt } from '../letters/gets-receipt.ts'
import { payByWords } from '../letters/pay-by.ts'
import { monthlyGiftsOf, wireMonthlyGift } from '../monthly/monthly-gift.ts'
import type { Checkout } from '../orders/checkout.ts'
import { attemptOf, createOrder, refuseSettled } from '../orders/create-order.ts'
import { releaseExpiredVoucherUses } from '../orders/expired-voucher-uses.ts'
import { findOrder, orderNotFound } from '../orders/find-order.ts'
import { matchedOf } from '../orders/matched.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { orderWire } from '../orders/order-wire.ts'
import { awaitedUntil } from '../orders/promise-term.ts'
import { tryVoucher, voucherGuesses } from '../orders/voucher-guesses.ts'
import { isSuspicious, recentDeclines } from '../payments/card-testing.ts'
import { answeredOrRefuse } from '../payments/challenge.ts'
import { orderCancelled } from '../payments/end-order.ts'
import { endReplaced, refuseIfPaid } from '../payments/end-replaced.ts'
import { paymentIntentOf } from '../payments/payment-intent.ts'
import { arrived } from '../payments/problems.ts'
import { completeIfFree } from '../payments/record-whole.ts'
import { type Settled, settleOrder } from '../payments/settle.ts'

export const payStripe: Handler<typeof endpoints.payStripe> = async call => {
  const checkout = await readCheckout(call, 'stripe')
  const { suspicious, challenged } = await challengeIfNeeded(call, checkout)
  // Counted after the challenge, so that a thief's refused calls do not use up the limit of everybody nearby.
  await countTry(call, checkout)
  const { order, orderKey } = await orderOf(call, { ...checkout, challenged, caller: callerOf(call) })
  const intent = order.total > 0 ? await intentOf(call.context, checkout, order) : undefined
  if (intent?.client_secret === null) throw new Error('A payment intent came without its client secret')
  return {
    ...(await wireOf(call.context, order, orderKey, checkout.event)),
    payment_intent_id: intent?.id ?? '',
    client_secret: intent?.client_secret ?? '',
    decline_details: suspicious ? 'no' : 'yes',
  }
}

async function intentOf(context: Context, checkout: Checkout, order: OrderRow): Promise<Stripe.PaymentIntent> {
  try {
    return await paymentIntentOf(context, order)
  } catch (problem) {
    if (problem instanceof HttpError && problem.words.error === 'order_cancelled')
      await refuseSettled(context, checkout)
    throw problem
  }
}

export const payStripeConfirm: Handler<typeof endpoints.payStripeConfirm> = async call => {
  const { order_id: orderId, order_key: orderKey } = call.input
  const { context } = call
  const event = await call.event()
  const order = await findOrder(context, { event, person: await call.person(), orderId, orderKey })
  if (order.paid_at) {
    const payment_status = order.status === 'refunded' ? 'refunded' : 'succeeded'
    const mailedYN = getsReceipt(order) ? ('yes' as const) : ('no' as const)
    return { ...(await wireOf(context, order, orderKey, event)), payment_status, mailedYN }
  }
  if (order.payment_intent_id === null) throw orderNotFound()
  await countOrRefuse(context.db, [{ of: ['confirm', order.id], most: 120, minutes: 10 }], context.now())
  const settled = await settleOrder(context, order.id, order.payment_intent_id)
  if (!settled) throw orderNotFound()
  return {
    ...(await wireOf(context, settled.order, orderKey, event)),
    payment_status: await statusOf(context, settled),
    reviewYN: (await isInReview(context, settled)) ? 'yes' : 'no',
  }
}

export const payOffline: Handler<typeof endpoints.payOffline> = async call => {
  const { offline_instructions: how, settings } = await call.event()
  if (how === null) {
    throw new HttpError(403, {
      error: 'offline_payment_disabled',
      error_description: 'This event takes payments by card only.',
    })
  }
  const checkout = await readCheckout(call, 'offline')
  await countTry(call, checkout)
  const { order, orderKey } = await orderOf(call, { ...checkout, caller: callerOf(call) })
  if (order.status === 'cancelled') throw orderCancelled()
  call.context.jobs.wake()
  const payBy = payByWords(checkout.event, order)
  return {
    ...(await wireOf(call.context, order, orderKey, checkout.event)),
    instructions: payBy ? `${how}\n\n${letterTranslator(settings.locale)(payBy)}` : how,
    pay_by: awaitedUntil(order)?.toISOString() ?? null,
    mailedYN: order.mailed ? 'yes' : 'no',
  }
}

export const challenge: Handler<typeof endpoints.challenge> = async call => {
  const { db, now, challenge } = call.context
  const person = await call.person()
  await countOrRefuse(db, [{ of: ['challenge', call.address], most: 300, minutes: 10 }], now())
  const payer = { addressHash: sha256(call.address), userId: person?.id }
  const guessed = await voucherGuesses(db, call.address, now())
  return challenge.ask(Math.max(await recentDeclines(db, payer, now()), Math.min(40, guessed / 3)), now())
}

/**
 * A whole ballroom may pay from one address, and a thief tries a thousand cards from one: a generous limit per network.
 * Not by e-mail address, or others could use up a donor's tries. A repeated attempt is no new one.
 */
async function countTry(call: Call<Checkout['input']>, { event, person }: Checkout): Promise<void> {
  const { db, now } = call.context
  const at = now()
  await countOrRefuse(db, [{ of: ['pay from', call.address], most: 1000, minutes: 10 }], at)
  if (await attemptOf(db, event, call.input.idempotency_key)) return
  const email = normalEmail(call.input.guest?.email ?? person?.email ?? '')
  await countOrRefuse(db, [{ of: ['pay', email, call.address], most: 30, minutes: 10 }], at)
}

/** Creates the order of a checkout after ending the orders that it replaces. A free order is complete at once. */
async function orderOf(call: Call<Checkout['input']>, checkout: Checkout) {
  const { context, address } = call
  const { event, input, challenged } = checkout
  const { voucher_code: code, challenge_answer: answer } = input
  const isNew = !(await attemptOf(context.db, event, input.idempotency_key))
  if (isNew) await refuseIfPaid(context, checkout)
  const isNewGuess = code && isNew
  const { order, orderKey } = isNewGuess
    ? await tryVoucher(context, event, { code, address, answer, challenged }, async voucher => {
        await releaseExpiredVoucherUses(context, voucher)
        return createOrder(context, checkout)
      })
    : await createOrder(context, checkout)
  await endReplaced(context, order)
  return { order: await completeIfFree(context, order), orderKey }
}

async function readCheckout(call: Call<Checkout['input']>, payment: Checkout['payment']): Promise<Checkout> {
  const [event, person] = [await call.event(), await call.person()]
  return { event, person, input: call.input, payment, addressHash: sha256(call.address) }
}

/**
 * @throws {HttpError} 403 `challenge_required` if cards are being tested nearby and this payer has not solved a
 *   challenge yet
 */
async function challengeIfNeeded(call: Call<Checkout['input']>, { event, person, input, addressHash }: Checkout) {
  const { db, now, challenge } = call.context
  const suspicious = isSuspicious(await recentDeclines(db, { addressHash, userId: person?.id }, now()))
  if (!suspicious || (await attemptOf(db, event, input.idempotency_key))) return { suspicious, challenged: false }
  await answeredOrRefuse(challenge, input.challenge_answer, now())
  return { suspicious, challenged: true }
}

async function wireOf(context: Context, order: OrderRow, orderKey: string, event: Event) {
  const matched = await matchedOf(context, [order.id])
  const [monthly] = (await monthlyGiftsOf(context.db, [order])).values()
  const invoices = await invoiceLinks(context.db, [order.id], context.publicUrl)
  return {
    ...orderWire(order, event),
    order_key: orderKey,
    matched_amount: matched.get(order.id) ?? 0,
    invoice_url: invoices.get(order.id) ?? null,
    monthly: monthly ? wireMonthlyGift(monthly, event) : null,
  }
}

/** Does the payment not match its order, or could it not be returned? Then people decide about it. */
async function isInReview(context: Context, settled: Settled): Promise<boolean> {
  const { intent, order } = settled
  if (order.paid_at) return false
  if ((await tooLate(context, settled)) === 'kept') return true
  const problem = await arrived(context.db)
    .select('id')
    .where('order_id', '=', order.id)
    .where('payment_intent_id', '=', intent.id)
    .executeTakeFirst()
  return problem !== undefined
}

/** What has become of a payment that came too late. Undefined: it did not. */
async function tooLate({ db }: Context, { intent, order }: Settled): Promise<'returned' | 'kept' | undefined> {
  const refunds = await db
    .selectFrom('payments')
    .leftJoin('refunds', 'refunds.payment_id', 'payments.id')
    .select('refunds.status')
    .where('order_id', '=', order.id)
    .where('intent_id', '=', intent.id)
    .where('too_late', '=', true)
    .execute()
  if (!refunds.length) return undefined
  return refunds.every(({ status }) => status === 'undone') ? 'kept' : 'returned'
}

type PaymentStatus = InferInput<typeof confirmEndpoint.output>['payment_status']

const statuses: Readonly<Record<string, PaymentStatus>> = {
  canceled: 'canceled',
  processing: 'processing',
  requires_action: 'requires_action',
  requires_capture: 'processing',
  requires_confirmation: 'requires_payment_method',
  requires_payment_method: 'requires_payment_method',
  succeeded: 'succeeded',
}

/**
 * A payment that does not match its order is reviewed by people, so the donor sees it as not done yet, and is not told
 * that it goes back. One that came too late is refunded, unless its card cannot take it back.
 */
async function statusOf(context: Context, settled: Settled): Promise<PaymentStatus> {
  const { intent, order } = settled
  if (order.status === 'refunded') return 'refunded'
  if (order.status === 'cancelled') {
    if (intent.status !== 'succeeded') return 'canceled'
    return (await tooLate(context, settled)) === 'returned' ? 'refunded' : 'processing'
  }
  return intent.status === 'succeeded' && !order.paid_at ? 'processing' : (statuses[intent.status] ?? 'processing')
}
