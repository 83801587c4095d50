import { createHash, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { sha256 } from '../../platform/hashes.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { type Origins, originOf } from '../orders/payment-origin.ts'
import { newReference } from '../orders/reference.ts'
import { declarationOfMonth } from './declaration-of-month.ts'
import { type MonthlyGiftRow, monthlyTotal } from './monthly-gift.ts'

interface Paid {
  /** Of the provider's invoice. */
  readonly id: string
  readonly intentId: string
}

/**
 * The order of a monthly payment, created at the first call and found by the next ones. `settleOrder` records its
 * payment.
 */
export async function orderOfInvoice(
  { db, now, origins }: Context,
  gift: MonthlyGiftRow,
  paid: Paid,
): Promise<OrderRow> {
  const hash = sha256(`invoice\n${paid.id}`)
  const find = () =>
    db
      .selectFrom('orders')
      .selectAll()
      .where('event_id', '=', gift.event_id)
      .where('idempotency_hash', '=', hash)
      .executeTakeFirst()
  const order =
    (await find()) ?? (await inTransaction(db, trx => write(trx, origins, gift, paid, hash, now()))) ?? (await find())
  if (!order) throw new Error('The order of a month is neither made nor there')
  return order
}

/** @returns undefined if another call has written it at the same time */
async function write(
  trx: Transaction<Database>,
  origins: Origins,
  gift: MonthlyGiftRow,
  { intentId }: Paid,
  idempotency_hash: string,
  at: Date,
): Promise<OrderRow | undefined> {
  const first = await trx.selectFrom('orders').selectAll().where('id', '=', gift.order_id).executeTakeFirstOrThrow()
  const { event_id, user_id, first_name, last_name, email, currency, request_invoice } = first
  const { organisation, organisation_number, organisation_address } = first
  const id = `ord_${randomUUID().replaceAll('-', '')}`
  const order = await trx
    .insertInto('orders')
    .values({
      id,
      reference: newReference(),
      event_id,
      user_id,
      first_name,
      last_name,
      email,
      organisation,
      organisation_number,
      organisation_address,
      currency,
      request_invoice,
      monthly_gift_id: gift.id,
      idempotency_hash,
      request_hash: idempotency_hash,
      // Its key is random and given to nobody: the payer finds the order by the receipt and the account.
      key_hash: createHash('sha256').update(randomUUID()).digest('hex'),
      status: 'pending',
      lines_total: gift.amount,
      processing_fee: gift.processing_fee,
      total: monthlyTotal(gift),
      payment_intent_id: intentId,
      created_at: at,
      paid_at: null,
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (order) await copyLine(trx, origins, first, id)
  return order
}

/** A copy of the first gift's line, with the Gift Aid declaration that covers this month. */
async function copyLine(
  trx: Transaction<Database>,
  origins: Origins,
  order: OrderRow,
  order_id: string,
): Promise<void> {
  const first = await trx
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const { position, origin, title, amount, quantity, benefit_value, is_gift } = first
  const copy = await trx
    .insertInto('order_lines')
    .values({ order_id, position, origin, title, subject: null, amount, quantity, benefit_value, is_gift })
    .returningAll()
    .executeTakeFirstOrThrow()
  await originOf(origins, first).repeat?.(trx, first, copy)
  const declaration = await declarationOfMonth(trx, order, first)
  if (!declaration) return
  await trx
    .insertInto('gift_aid_declarations')
    .values({ ...declaration, order_line_id: copy.id })
    .execute()
}
