import { createHash, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { CheckoutInput } from '../../../../src/api/checkout-input.ts'
import type { Event } from '../../identity/events.ts'
import type { Person } from '../../identity/sessions.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import { normalEmail, sha256 } from '../../platform/hashes.ts'
import { HttpError, validationError } from '../../platform/http/http-error.ts'
import { postPromise } from '../letters/promise-letter.ts'
import { monthlyIdOf, planMonthly } from '../monthly/plan-monthly.ts'
import type { OrderRow } from '../payments/ledger.ts'
import { declarationOf, notAvailable } from './gift-aid.ts'
import type { Sale } from './line-origin.ts'
import { totalsOf } from './order-totals.ts'
import { originOf } from './origins.ts'
import { priceLines } from './price-lines.ts'
import { newReference } from './reference.ts'
import { renewLines } from './renew-lines.ts'
import { standingDeclaration } from './standing-gift-aid.ts'
import { discountedBy, findVoucher, takeUse, voucherNotFound } from './vouchers.ts'

export interface Checkout {
  readonly event: Event
  readonly person: Person | undefined
  readonly input: CheckoutInput
  readonly payment: 'stripe' | 'offline'
  /** Of the payer on the network, as it is counted. */
  readonly addressHash: string
  /** Has the payer answered a challenge? */
  readonly challenged?: boolean
}

export interface CreatedOrder {
  order: OrderRow
  orderKey: string
  /** Orders that this one takes the place of. */
  replaces: string[]
}

/**
 * Writes an order down with the server's prices and keeps what it needs from
 * others, or finds the one that the same attempt has made before.
 * @throws {HttpError} what the origins of its lines refuse; 409 `idempotency_key_reused` where the attempt's content has changed
 */
export async function createOrder(context: Context, checkout: Checkout): Promise<CreatedOrder> {
  const { db } = context
  const { event, input } = checkout
  const idempotencyHash = sha256(input.idempotency_key)
  const requestHash = hashOf(checkout)
  const before = () => attemptOf(db, event, input.idempotency_key)
  const replaces: string[] = []
  const earlier = await before()
  const order =
    earlier ??
    (await db
      .transaction()
      .execute(trx => write(trx, context, checkout, { idempotencyHash, requestHash, replaces }))) ??
    (await before())
  if (!order) throw new Error('An order is neither made nor there')
  if (order.request_hash !== requestHash) throw keyReused()
  if (earlier?.status === 'pending') await renewLines(context, event, earlier)
  return { order, orderKey: orderKeyOf(order.id, input.idempotency_key), replaces }
}

/** The order that an attempt has made before. */
export function attemptOf(db: Context['db'], event: Event, idempotencyKey: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('idempotency_hash', '=', sha256(idempotencyKey))
    .executeTakeFirst()
}

interface Hashes {
  readonly idempotencyHash: string
  readonly requestHash: string
  readonly replaces: string[]
}

/** @returns undefined where somebody else has written the same attempt in the same moment */
async function write(
  trx: Transaction<Database>,
  { now, rowLocks }: Context,
  checkout: Checkout,
  { idempotencyHash, requestHash, replaces }: Hashes,
): Promise<OrderRow | undefined> {
  const { event, person, input, payment } = checkout
  const sale: Sale = { event, person, at: now(), rowLocks }
  const buyer = buyerOf(checkout)
  const priced = await priceLines(trx, sale, input.lines)
  const code = input.voucher_code
  const voucher = code ? await findVoucher(trx, event, code) : undefined
  if (code && !voucher) throw voucherNotFound()
  const rows = priced.map(({ row }) => row)
  const discounts = voucher ? discountedBy(voucher, sale, rows) : []
  const asked = input.uk_tax_payer === 'yes' && !input.gift_aid
  const standing = asked && person ? await standingDeclaration(trx, event, person) : undefined
  const declaration = declarationOf({ event, input, buyer, at: sale.at, standing })
  if (declaration && !priced.some(line => line.giftAid)) throw notAvailable()
  const id = `ord_${randomUUID().replaceAll('-', '')}`
  const order = await trx
    .insertInto('orders')
    .values({
      ...buyer,
      ...totalsOf(checkout, { lines: sumOf(rows.map(({ amount }) => amount)), discount: sumOf(discounts) }),
      voucher_id: voucher?.id ?? null,
      monthly_gift_id: monthlyIdOf(checkout),
      id,
      reference: newReference(),
      event_id: event.id,
      user_id: person?.id ?? null,
      key_hash: sha256(orderKeyOf(id, input.idempotency_key)),
      idempotency_hash: idempotencyHash,
      request_hash: requestHash,
      status: payment === 'stripe' ? 'pending' : 'awaiting_offline_payment',
      currency: event.currency,
      request_invoice: input.request_invoice === 'yes' && event.settings.request_invoice === 'yes',
      marketing_consent: input.marketing_consent ? input.marketing_consent === 'yes' : null,
      campaign: input.campaign ? JSON.stringify(input.campaign) : null,
      address_hash: checkout.addressHash,
      challenged: checkout.challenged ?? false,
      payment_intent_id: null,
      created_at: sale.at,
      paid_at: null,
    })
    .onConflict(conflict => conflict.columns(['event_id', 'idempotency_hash']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!order) return undefined
  for (const [position, { row, giftAid }] of priced.entries()) {
    const line = await trx
      .insertInto('order_lines')
      .values({ ...row, discount: discounts[position] ?? 0, order_id: id, position })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (declaration && giftAid) {
      await trx
        .insertInto('gift_aid_declarations')
        .values({ ...declaration, order_line_id: line.id })
        .execute()
    }
    const replaced = await originOf(line).hold?.(trx, sale, line)
    if (replaced) replaces.push(replaced)
  }
  await planMonthly(trx, checkout, order)
  if (payment === 'offline' && order.total > 0) await postPromise(trx, event, order, sale.at)
  if (voucher) await takeUse(trx, voucher, sale, [id, ...replaces])
  return order
}

/** Made of the attempt's own secret, so that the same attempt is told the same key, and the database need not keep it. */
function orderKeyOf(orderId: string, idempotencyKey: string): string {
  return createHash('sha256').update(`order key\n${orderId}\n${idempotencyKey}`).digest('base64url')
}

function buyerOf({ event, person, input: { guest } }: Checkout) {
  const buyer = guest ?? person
  if (!buyer) throw validationError({ guest: 'Please enter your name and email address' })
  if (!person && !event.guest_checkout) {
    throw new HttpError(403, { error: 'guest_checkout_disabled', error_description: 'Please sign in first.' })
  }
  const { first_name, last_name, email } = buyer
  return { first_name, last_name, email, organisation: guest?.organisation || null }
}

function keyReused(): HttpError {
  return new HttpError(409, {
    error: 'idempotency_key_reused',
    error_description: 'This payment has been begun with other details. Please start again.',
  })
}

/** What the payer asked for, by which the same attempt is known: not how they came here, or what they were asked on the way. */
function hashOf({ payment, person, input }: Checkout): string {
  const { idempotency_key: _, campaign: __, challenge_answer: ___, ...content } = input
  const guest = content.guest && { ...content.guest, email: normalEmail(content.guest.email) }
  const asked = [payment, person?.id ?? null, { ...content, guest }]
  return sha256(JSON.stringify(asked, (_key, value: unknown) => value ?? undefined))
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
