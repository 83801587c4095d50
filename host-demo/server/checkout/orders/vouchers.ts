import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { chargeStep } from '../../../../src/lib/fees.ts'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Sentence } from '../../platform/http/error-words.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { discountsOf } from './discount.ts'
import type { Sale } from './line-origin.ts'
import { smallestCharge } from './smallest-charge.ts'

export type VoucherRow = Selectable<Database['vouchers']>

/** Milliseconds after which an order that is not paid loses its use, if another wants it. */
export const usedFor = 30 * 60_000

/** As codes are compared: people leave out hyphens, add spaces and write in small letters. */
export function normalCode(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '')
}

/** The event's voucher of a code, however that is written. */
export function findVoucher(db: Kysely<Database>, event: Event, code: string): Promise<VoucherRow | undefined> {
  return db
    .selectFrom('vouchers')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('code_normal', '=', normalCode(code))
    .executeTakeFirst()
}

/** Does the event take codes for any of these? */
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
 * What the code takes off each line.
 * @throws {HttpError} 409 `voucher_not_yet`, `voucher_expired`, or `voucher_not_for_this` where it would take nothing off
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
  // A rest that no card could pay is given.
  return left < smallestCharge(currency, decimals) ? prices : discounts
}

/**
 * Takes a use for an order that is being written. The lock is held until it is,
 * so of those who come at once no more get one than there are. It lets others
 * refer to the voucher, as their orders do before they come here.
 * @param besides orders whose place the new one takes
 * @throws {HttpError} 409 `voucher_used_up`
 */
export async function takeUse(
  trx: Transaction<Database>,
  voucher: VoucherRow,
  { rowLocks }: Sale,
  besides: readonly string[],
): Promise<void> {
  const { max_usages: most } = await trx
    .selectFrom('vouchers')
    .select('max_usages')
    .where('id', '=', voucher.id)
    .$if(rowLocks, query => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow()
  if (most !== null && (await usesOf(trx, voucher.id, besides)) >= most) throw usedUp()
}

/** Orders that are paid or can still be paid. What is cancelled or given back whole is no use any more. */
export async function usesOf(
  db: Kysely<Database>,
  voucherId: string,
  besides: readonly string[] = [],
): Promise<number> {
  const { uses } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('uses'))
    .where('voucher_id', '=', voucherId)
    .where('status', 'in', ['pending', 'awaiting_offline_payment', 'paid'])
    .$if(besides.length > 0, query => query.where('id', 'not in', besides))
    .executeTakeFirstOrThrow()
  return uses
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
