import { createHash, randomUUID } from 'node:crypto'
import type { Event } from '../../identity/events.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { normalEmail, requestHash, sha256 } from '../../platform/hashes.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { beginAttempt } from './begin-attempt.ts'
import type { Checkout } from './checkout.ts'
import type { OrderRow } from './order-row.ts'
import { priceLines } from './price-lines.ts'
import { renewOrder } from './renew-order.ts'
import { saleOf } from './sale-of.ts'
import { findVoucher } from './vouchers.ts'
import { writeOrder } from './write-order.ts'

interface CreatedOrder {
  readonly order: OrderRow
  readonly orderKey: string
}

/**
 * Creates an order at the server's prices and holds what it needs, or finds the order of the same attempt. Orders that
 * it replaces are marked: see `endReplaced`.
 * @throws {HttpError} what the origins of its lines refuse; 409 `idempotency_key_reused` if the attempt's content has
 *   changed, and `order_cancelled` if the attempt has taken too long, or a
 *   later one has replaced it
 */
export async function createOrder(context: Context, checkout: Checkout): Promise<CreatedOrder> {
  const { db } = context
  const { event, input } = checkout
  const id = `ord_${randomUUID().replaceAll('-', '')}`
  const keys = {
    id,
    key_hash: sha256(orderKeyOf(id, input.idempotency_key)),
    idempotency_hash: sha256(input.idempotency_key),
    request_hash: hashOf(checkout),
  }
  const before = () => attemptOf(db, event, input.idempotency_key)
  const earlier = await before()
  const write = () =>
    inTransaction(db, async trx => {
      await beginAttempt(trx, context, checkout)
      return writeOrder(trx, context, checkout, keys)
    })
  const order = earlier ?? (await write()) ?? (await before())
  if (!order) throw new Error('An order is neither made nor there')
  if (order.request_hash !== keys.request_hash) throw keyReused()
  const current = earlier?.status === 'pending' ? await renewOrder(context, event, earlier) : order
  return { order: current, orderKey: orderKeyOf(order.id, input.idempotency_key) }
}

/** @throws {HttpError} why nobody can order this any more, such as a payment link that another order has paid */
export async function refuseSettled(context: Context, { event, person, input }: Checkout): Promise<void> {
  const { db } = context
  const voucher = input.voucher_code ? await findVoucher(db, event, input.voucher_code) : undefined
  await priceLines(db, { ...(await saleOf(db, context, { event })), person, voucher }, input.lines)
}

/** The existing order of an attempt. */
export function attemptOf(db: Context['db'], event: Event, idempotencyKey: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('idempotency_hash', '=', sha256(idempotencyKey))
    .executeTakeFirst()
}

/** Derived from the attempt's secret, so that a repeated attempt gets the same key, without storing it. */
function orderKeyOf(orderId: string, idempotencyKey: string): string {
  return createHash('sha256').update(`order key\n${orderId}\n${idempotencyKey}`).digest('base64url')
}

function keyReused(): HttpError {
  return new HttpError(409, {
    error: 'idempotency_key_reused',
    error_description: 'This payment has been begun with other details. Please start again.',
  })
}

/**
 * The request's content, by which a repeated attempt is recognised. Without tracking data, challenge answers and earlier
 * tries, which may differ.
 */
function hashOf({ payment, person, input }: Checkout): string {
  const { idempotency_key: _, campaign: __, challenge_answer: ___, ...others } = input
  const { earlier_order_id: ____, earlier_order_key: _____, earlier_idempotency_keys: ______, ...content } = others
  const guest = content.guest && { ...content.guest, email: normalEmail(content.guest.email) }
  const asked = [payment, person?.id ?? null, { ...content, guest }]
  return requestHash(asked)
}
