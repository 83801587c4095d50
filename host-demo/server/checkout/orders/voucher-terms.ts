import { wholeOrigin } from '../../../../src/api/voucher-kinds.ts'
import { chargeStep } from '../../../../src/lib/fees.ts'
import type { Sentence } from '../../platform/http/error-words.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { discountsOf } from './discount.ts'
import type { Sale } from './payment-origin.ts'
import { smallestCharge } from './smallest-charge.ts'
import type { VoucherRow } from './voucher-table.ts'

/** What a voucher may be for. */
export interface Subject {
  readonly origin: string
  /** As returned by `voucherSubjects` of its origin. */
  readonly subject: string | null
}

/** Is the voucher for lines with this subject? */
export function isFor(
  { origins, subjects }: Pick<VoucherRow, 'origins' | 'subjects'>,
  { origin, subject }: Subject,
): boolean {
  if (!origins.includes(origin)) return false
  return subjects === null || subjects.some(one => one === subject || one === wholeOrigin(origin))
}

/** Does the voucher, if there is one, show and sell this hidden thing? */
export function unlocks(voucher: VoucherRow | undefined, hidden: Subject): boolean {
  return voucher?.unlocks === true && isFor(voucher, hidden)
}

/** @throws {HttpError} 409 `voucher_paused`, `voucher_not_yet` or `voucher_expired` */
export function refuseOutOfTime(
  { paused_at: paused, valid_from: from, valid_until: until }: VoucherRow,
  at: Date,
): void {
  if (paused) throw refusal(409, 'voucher_paused', 'This code can’t be used at the moment.')
  if (from && from > at) throw refusal(409, 'voucher_not_yet', 'This code can’t be used yet.')
  if (until && until <= at) throw refusal(409, 'voucher_expired', 'This code has expired.')
}

interface Priced extends Subject {
  readonly voucherSubject?: string
  /** Minor units. */
  readonly unitPrice: number
  readonly quantity: number
  readonly amount: number
  readonly undiscounted?: boolean
}

/** Does it change what this line costs, or whether it is sold? */
export function isCovered(
  voucher: VoucherRow,
  { origin, subject, voucherSubject, undiscounted }: Omit<Priced, 'unitPrice' | 'quantity' | 'amount'>,
): boolean {
  return !undiscounted && isFor(voucher, { origin, subject: voucherSubject ?? subject })
}

/**
 * The discount on each line.
 * @throws {HttpError} 409 `voucher_paused`, `voucher_not_yet`, `voucher_expired`, or `voucher_not_for_this` if it does
 *   nothing for these lines
 */
export function discountedBy(voucher: VoucherRow, { event, at }: Sale, lines: readonly Priced[]): number[] {
  refuseOutOfTime(voucher, at)
  const { currency, currency_decimals: decimals } = event
  const covered = lines.map(line =>
    isCovered(voucher, line) ? line : { ...line, unitPrice: 0, quantity: 0, amount: 0 },
  )
  const discounts = discountsOf(voucher, covered, chargeStep(decimals))
  const off = sumOf(discounts)
  if (off === 0 && !(voucher.unlocks && lines.some(line => isCovered(voucher, line)))) {
    throw voucherNotForThis()
  }
  const left = sumOf(lines.map(({ amount }) => amount)) - off
  // A rest below the smallest card charge is free.
  return off > 0 && left < smallestCharge(currency, decimals) ? covered.map(({ amount }) => amount) : discounts
}

export function voucherNotFound(): HttpError {
  return refusal(404, 'voucher_not_found', 'This code is not known here. Please check how it is written.')
}

/** Sent for every refused code to somebody who tries many, so that they cannot find out which codes exist. */
export function voucherNotAccepted(): HttpError {
  return refusal(404, 'voucher_not_accepted', 'This code can’t be used. It may be misspelt, used up or expired.')
}

export function voucherNotForThis(): HttpError {
  return refusal(409, 'voucher_not_for_this', 'This code can’t be used for this.')
}

export function voucherUsedUp(): HttpError {
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
