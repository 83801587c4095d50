import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { chargeStep } from '../../../../src/lib/fees.ts'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Sentence } from '../../platform/http/error-words.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { hold, leftOf } from '../holds/holds.ts'
import { discountsOf } from './discount.ts'
import type { OrderLineRow, OrderRow } from './order-row.ts'
import type { Sale } from './payment-origin.ts'
import { smallestCharge } from './smallest-charge.ts'

export type VoucherRow = Selectable<Database['vouchers']>

/** Normalises a code for comparison: people leave out hyphens, add spaces and use small letters. */
export function normalCode(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '')
}

/** The event's voucher with this code, in any spelling. */
export function findVoucher(db: Kysely<Database>, event: Event, code: string): Promise<VoucherRow | undefined> {
  return db
    .selectFrom('vouchers')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('code_normal', '=', normalCode(code))
    .executeTakeFirst()
}

/** Does the event accept vouchers for any of these? */
export async function takesVouchers(db: Kysely<Database>, event: Event, origin: string): Promise<boolean> {
  const found = await db
    .selectFrom('vouchers')
    .select('id')
    .where('event_id', '=', event.id)
    .where(sql<boolean>`origins @> ${JSON.stringify([origin])}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

interface Priced {
  readonly origin: string
  /** Minor units. */
  readonly amount: number
}

/**
 * The discount on each line.
 * @throws {HttpError} 409 `voucher_not_yet`, `voucher_expired`, or `voucher_not_for_this` if there is no discount
 */
export function discountedBy(voucher: VoucherRow, { event, at }: Sale, lines: readonly Priced[]): number[] {
  const { valid_from: from, valid_until: until } = voucher
  if (from && from > at) throw refusal(409, 'voucher_not_yet', 'This code can’t be used yet.')
  if (until && until <= at) throw refusal(409, 'voucher_expired', 'This code has expired.')
  const { currency, currency_decimals: decimals } = event
  const isFor = ({ origin }: Priced) => voucher.origins.some(one => one === origin)
  const prices = lines.map(line => (isFor(line) ? line.amount : 0))
  const discounts = discountsOf(voucher, prices, chargeStep(decimals))
  const off = sumOf(discounts)
  if (off === 0) throw refusal(409, 'voucher_not_for_this', 'This code can’t be used for this.')
  const left = sumOf(lines.map(({ amount }) => amount)) - off
  // The rest is less than a card can be charged, so it is free.
  return left < smallestCharge(currency, decimals) ? prices : discounts
}

/** Locked and held while a use is taken. */
export const subjectOf = ({ id }: Pick<VoucherRow, 'id'>) => `voucher:${id}`

/**
 * Holds a use for a newly written order, on the first line that has a discount. Needs the voucher's lock.
 * @throws {HttpError} 409 `voucher_used_up`
 */
export async function holdUse(
  trx: Transaction<Database>,
  voucher: VoucherRow,
  lines: readonly Pick<OrderLineRow, 'id' | 'discount'>[],
): Promise<void> {
  if (!(await isUseFree(trx, voucher))) throw usedUp()
  const line = lines.find(({ discount }) => discount > 0)
  if (!line) throw new Error('A voucher that gives no discount is used')
  await hold(trx, { order_line_id: line.id, subject: subjectOf(voucher), quantity: 1, expires_at: null })
}

/** Is there a use that no order has, paid or unpaid? A fully refunded order has none. */
export async function isUseFree(
  db: Kysely<Database>,
  voucher: Pick<VoucherRow, 'id' | 'max_usages'>,
): Promise<boolean> {
  if (voucher.max_usages === null) return true
  const { sold } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('sold'))
    .where('voucher_id', '=', voucher.id)
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow()
  return (await leftOf(db, { subject: subjectOf(voucher), total: voucher.max_usages, sold })) > 0
}

/** The voucher of an order. */
export function voucherOf(
  db: Kysely<Database>,
  { voucher_id: id }: Pick<OrderRow, 'voucher_id'>,
): Promise<VoucherRow | undefined> {
  return db.selectFrom('vouchers').selectAll().where('id', '=', id).executeTakeFirst()
}

export function voucherNotFound(): HttpError {
  return refusal(404, 'voucher_not_found', 'This code is not known here. Please check how it is written.')
}

export function usedUp(): HttpError {
  return refusal(409, 'voucher_used_up', 'This code has been used as often as it can be.')
}

function refusal(status: 404 | 409, error: string, error_description: Sentence): HttpError {
  return new HttpError(status, {
    error,
    error_header: 'Voucher code',
    error_description,
    fields: { voucher_code: error_description },
  })
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
