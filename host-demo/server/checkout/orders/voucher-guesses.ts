import { voucherRefusals } from '../../../../src/api/checkout-input.ts'
import type { Event } from '../../identity/events.ts'
import type { Context } from '../../platform/context.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { countOrRefuse, hitsOf, type Limit, refuseAtLimit } from '../../platform/http/rate-limit.ts'
import { answeredOrRefuse } from '../payments/challenge.ts'
import type { VoucherRow } from './voucher-table.ts'
import { voucherNotAccepted, voucherNotFound } from './voucher-terms.ts'
import { findVoucher } from './vouchers.ts'

/** A voucher code that was typed. */
interface Guess {
  readonly code: string
  readonly address: string
  /** The answer to a challenge, if one was asked for. */
  readonly answer: string | null | undefined
  /** Has the payer solved a challenge for their card already? */
  readonly challenged?: boolean | undefined
}

/** Wrong codes in ten minutes from which on nobody at the address is told why a code is refused. */
const honestGuesses = 10

/** Wrong codes in ten minutes from which on each further try needs a challenge (a moment of the browser's work). */
const freeGuesses = 60

/**
 * Uses a voucher that is found by its code. Valid codes count towards no limit, or a whole ballroom could not use one.
 * Guessing from a shared address makes everybody there solve challenges, but locks nobody out.
 * @throws {HttpError} 403 `challenge_required` or 429 `rate_limited` after wrong guesses; 404 `voucher_not_found`, or
 *   `voucher_not_accepted` after some, then also instead of what `use` refuses
 */
export async function tryVoucher<T>(
  { db, now, challenge }: Pick<Context, 'db' | 'now' | 'challenge'>,
  event: Event,
  { code, address, answer, challenged = false }: Guess,
  use: (voucher: VoucherRow) => Promise<T>,
): Promise<T> {
  const at = now()
  await refuseAtLimit(db, guesses(address), at)
  const wrong = await voucherGuesses(db, address, at)
  if (!challenged && wrong >= freeGuesses) await answeredOrRefuse(challenge, answer, at)
  const found = await findVoucher(db, event, code)
  const isGuesser = wrong >= honestGuesses
  try {
    if (!found) throw voucherNotFound()
    return await use(found)
  } catch (problem) {
    if (!isRefusal(problem)) throw problem
    // A guesser must not learn from the limits either whether a code is unknown or used up.
    if (!found || isGuesser) await countOrRefuse(db, [guesses(address)], at)
    throw isGuesser ? voucherNotAccepted() : problem
  }
}

/** Wrong codes from one network in the last ten minutes. */
export function voucherGuesses(db: Context['db'], address: string, at: Date): Promise<number> {
  return hitsOf(db, guesses(address), at)
}

const guesses = (address: string): Limit => ({ of: ['voucher', address], most: 3000, minutes: 10 })

const isRefusal = (problem: unknown) =>
  problem instanceof HttpError && voucherRefusals.some(refusal => refusal === problem.words.error)
