import type { Kysely } from 'kysely'
import { wholeOrigin } from '../../../../src/api/voucher-kinds.ts'
import type { Origins, PaymentOrigin, VoucherSubject } from '../../checkout/orders/payment-origin.ts'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { ErrorText } from '../../platform/http/error-words.ts'
import { validationError } from '../../platform/http/http-error.ts'
import type { VoucherTerms } from './voucher-record.ts'

/** What vouchers can be limited to, by origin. */
export async function choicesOf(
  db: Kysely<Database>,
  origins: Origins,
  event: Event,
): Promise<ReadonlyMap<string, readonly VoucherSubject[]>> {
  const choices = new Map<string, readonly VoucherSubject[]>()
  for (const [name, origin] of Object.entries(origins)) {
    const subjects = await (origin as PaymentOrigin | undefined)?.voucherSubjects?.(db, event)
    if (subjects) choices.set(name, subjects)
  }
  return choices
}

/**
 * @param before the stored terms: what they are limited to may have been deleted since
 * @throws {HttpError} 400 with a message for each field that is not allowed
 */
export async function checkTerms(
  db: Kysely<Database>,
  origins: Origins,
  event: Event,
  terms: VoucherTerms,
  before?: VoucherTerms,
): Promise<void> {
  const choices = await choicesOf(db, origins, event)
  const problems: Record<string, ErrorText> = {}
  const { price_mode, value, valid_from: from, valid_until: until } = terms
  if (price_mode === 'percent' && value > 100_00) problems.value = 'Please enter a share of up to 100 %'
  if ((price_mode === 'percent' || price_mode === 'subtract') && value === 0)
    problems.value = 'Please enter more than 0'
  if (price_mode === 'none' && !terms.unlocks) problems.price_mode = 'This voucher would do nothing'
  if (from && until && until <= from) problems.valid_until = 'The end must be after the beginning'
  if (terms.origins.some(origin => !choices.has(origin))) problems.origins = 'Vouchers can’t be for this'
  const known = new Set([
    ...terms.origins.flatMap(origin => [
      wholeOrigin(origin),
      ...(choices.get(origin) ?? []).map(({ subject }) => subject),
    ]),
    ...(before?.subjects ?? []),
  ])
  if (terms.subjects?.some(subject => !known.has(subject))) problems.subjects = 'Vouchers can’t be for this'
  if (Object.keys(problems).length) throw validationError(problems)
}
