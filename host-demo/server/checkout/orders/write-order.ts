import type { Transaction } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError, validationError } from '../../platform/http/http-error.ts'
import { lockSubjects } from '../holds/lock-subjects.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { postPromise } from '../letters/promise-letter.ts'
import { monthlyIdOf, planMonthly } from '../monthly/plan-monthly.ts'
import { alreadyPaid } from '../payments/end-replaced.ts'
import type { Checkout } from './checkout.ts'
import { countMail, countPromise } from './count-promise.ts'
import type { Declaration } from './declaration.ts'
import { expiryOf } from './expiry.ts'
import { earlierOrders } from './find-order.ts'
import { declarationOf, giftAidNotAvailable } from './gift-aid.ts'
import { subjectsOf } from './lock-order.ts'
import type { OrderLineRow, OrderRow } from './order-row.ts'
import { totalsOf } from './order-totals.ts'
import { payerNames } from './payer.ts'
import { originOf, type Sale } from './payment-origin.ts'
import { type Priced, priceLines } from './price-lines.ts'
import { keptBy, payByOf } from './promise-term.ts'
import { newReference } from './reference.ts'
import { replaceThese } from './replace-orders.ts'
import { standingDeclaration } from './standing-gift-aid.ts'
import { promisesOf, refuseStranger } from './stranger-limits.ts'
import type { VoucherRow } from './voucher-table.ts'
import { discountedBy, isCovered, voucherNotFound } from './voucher-terms.ts'
import { findVoucher, holdUse, subjectOf, voucherOf } from './vouchers.ts'

type Keys = Pick<OrderRow, 'id' | 'key_hash' | 'idempotency_hash' | 'request_hash'>

/** A line with its discount and Gift Aid. */
interface NewLine extends Priced {
  readonly discount: number
  readonly declaration: Declaration | undefined
}

/**
 * Writes an order with its lines, and lets their origins hold what they need.
 * @returns undefined if a simultaneous call has written the same attempt
 */
export async function writeOrder(
  trx: Transaction<Database>,
  { now, rowLocks, origins, publicUrl }: Pick<Context, 'now' | 'rowLocks' | 'origins' | 'publicUrl'>,
  checkout: Checkout,
  keys: Keys,
): Promise<OrderRow | undefined> {
  const { event, person, input, payment, caller } = checkout
  const asked = await askedVoucher(trx, checkout)
  const sale: Sale = { event, person, at: await databaseTime(trx, now), rowLocks, origins, voucher: asked }
  const buyer = buyerOf(checkout)
  const priced = await priceLines(trx, sale, input.lines)
  const asksStanding = input.uk_tax_payer === 'yes' && !input.gift_aid
  const standing = asksStanding && person ? await standingDeclaration(trx, event, person) : undefined
  const declaration = declarationOf({ event, input, buyer, at: sale.at, standing })
  if (declaration && !priced.some(line => line.giftAid)) throw giftAidNotAvailable()
  const isStranger = payment !== 'received' && !person
  const own = isStranger && (asked || payment === 'offline') ? promisesOf(event.id, buyer.email) : undefined
  const earlier = await earlierOrders(trx, { event, at: sale.at, payer: payerNames(checkout) }, input)
  const subjects = [...priced.map(({ subject }) => subject), asked && subjectOf(asked), own]
  // Locked together, so that two who replace each other's subjects cannot deadlock.
  for (const one of earlier) subjects.push(...(await subjectsOf(trx, one)))
  await lockSubjects(trx, rowLocks, subjects)
  // Read again, because an organiser may have changed it meanwhile.
  const voucher = asked && (await voucherOf(trx, { voucher_id: asked.id }))
  if (asked && !voucher) throw voucherNotFound()
  const discounts = voucher ? discountedBy(voucher, sale, priced) : []
  const limitedVoucher = voucher !== undefined && voucher.max_usages !== null
  const written = await trx
    .insertInto('orders')
    .values({
      ...keys,
      ...buyer,
      ...totalsOf(checkout, { lines: sumOf(priced.map(({ amount }) => amount)), discount: sumOf(discounts) }),
      voucher_id: voucher?.id ?? null,
      monthly_gift_id: monthlyIdOf(checkout),
      reference: newReference(),
      event_id: event.id,
      user_id: person?.id ?? null,
      status: payment === 'stripe' ? 'pending' : 'awaiting_offline_payment',
      currency: event.currency,
      request_invoice: input.request_invoice === 'yes' && event.settings.request_invoice === 'yes',
      marketing_consent: input.marketing_consent ? input.marketing_consent === 'yes' : null,
      campaign: input.campaign ? JSON.stringify(input.campaign) : null,
      address_hash: checkout.addressHash,
      challenged: checkout.challenged ?? false,
      promised: payment === 'offline',
      payment_intent_id: null,
      created_at: sale.at,
      expires_at: payment === 'stripe' ? expiryOf(origins, { lines: priced, limitedVoucher }, sale.at) : null,
      paid_at: null,
    })
    .onConflict(conflict => conflict.columns(['event_id', 'idempotency_hash']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!written) return undefined
  for (const one of earlier) await replaceEarlier(trx, sale, one, written)
  const rows: OrderLineRow[] = []
  for (const [position, line] of priced.entries()) {
    const details = { discount: discounts[position] ?? 0, declaration: line.giftAid ? declaration : undefined }
    rows.push(await writeLine(trx, sale, written, { ...line, ...details }, position))
  }
  // Done after the lines, because by then an order that this one replaces has released its use.
  const covered = voucher && rows[priced.findIndex(line => isCovered(voucher, line))]
  if (voucher && covered) await holdUse(trx, voucher, covered)
  await planMonthly(trx, checkout, written)
  const isFree = written.total === 0
  if (payment === 'received' || (payment === 'stripe' && !isFree)) return written
  const kept = await keptBy(trx, sale, rows, voucher)
  if (isStranger) await refuseStranger(trx, sale, written, kept)
  // Counted last, since others with the same limits wait from then on until this order is written.
  const count = isFree ? countMail : countPromise
  const mailed = !caller || (await count(trx, { person, email: written.email, caller }, now()))
  if (isFree) return setTerms(trx, written, { mailed })
  const order = await setTerms(trx, written, { mailed, expires_at: payByOf(sale, kept) })
  if (order.mailed) await postPromise(trx, event, order, sale.at)
  await issueInvoice(trx, sale, order, publicUrl, { unmailed: !order.mailed })
  return order
}

/** Frees what the payer's earlier try holds. One that is paid is not replaced. */
async function replaceEarlier(
  trx: Transaction<Database>,
  sale: Sale,
  { id }: OrderRow,
  written: OrderRow,
): Promise<void> {
  await replaceThese(trx, sale, [id], written)
  const { status } = await trx.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  if (status === 'paid') throw alreadyPaid()
}

function setTerms(
  trx: Transaction<Database>,
  { id }: OrderRow,
  terms: Partial<Pick<OrderRow, 'mailed' | 'expires_at'>>,
): Promise<OrderRow> {
  return trx.updateTable('orders').set(terms).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

async function writeLine(
  trx: Transaction<Database>,
  sale: Sale,
  order: OrderRow,
  { line, origin, title, subject, quantity, amount, benefitValue = 0, discount, giftAid, declaration }: NewLine,
  position: number,
): Promise<OrderLineRow> {
  const row = await trx
    .insertInto('order_lines')
    .values({
      order_id: order.id,
      position,
      origin,
      title,
      subject,
      quantity,
      amount,
      discount,
      // The benefit may be worth more than was paid: then the whole payment is for the benefit.
      benefit_value: Math.min(benefitValue, amount),
      is_gift: giftAid,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (declaration) {
    await trx
      .insertInto('gift_aid_declarations')
      .values({ ...declaration, order_line_id: row.id })
      .execute()
  }
  const its = originOf(sale.origins, row)
  await its.write?.(trx, sale, row, line)
  await its.hold?.(trx, sale, row, order)
  return row
}

async function askedVoucher(trx: Transaction<Database>, { event, input }: Checkout): Promise<VoucherRow | undefined> {
  if (!input.voucher_code) return undefined
  const voucher = await findVoucher(trx, event, input.voucher_code)
  if (voucher) return voucher
  throw voucherNotFound()
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/**
 * The payer, as stored with the order.
 * @throws {HttpError} 403 `guest_checkout_disabled` if the event requires payers to sign in
 */
function buyerOf({ event, person, input: { guest } }: Checkout) {
  const buyer = guest ?? person
  if (!buyer) throw validationError({ guest: 'Please enter your name and email address' })
  if (!person && !event.guest_checkout) {
    throw new HttpError(403, { error: 'guest_checkout_disabled', error_description: 'Please sign in first.' })
  }
  const { first_name, last_name, email } = buyer
  return {
    first_name,
    last_name,
    email,
    organisation: guest?.organisation || null,
    organisation_number: guest?.organisation_number || null,
    organisation_address: guest?.organisation_address || null,
  }
}
