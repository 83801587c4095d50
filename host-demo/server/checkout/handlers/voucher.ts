import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'
import type { Event } from '../../identity/events.ts'
import type { Context } from '../../platform/context.ts'
import { countOrRefuse, hitsOf, type Limit, refuseAtLimit } from '../../platform/http/rate-limit.ts'
import { isUseLeft } from '../orders/expired-voucher-uses.ts'
import type { Sale } from '../orders/payment-origin.ts'
import { priceLines } from '../orders/price-lines.ts'
import { discountedBy, findVoucher, usedUp, type VoucherRow, voucherNotFound } from '../orders/vouchers.ts'
import { answeredOrRefuse } from '../payments/challenge.ts'

export const voucher: Handler<typeof endpoints.voucher> = async call => {
  const { context, input } = call
  const event = await call.event()
  const sale: Sale = {
    event,
    person: await call.person(),
    at: context.now(),
    rowLocks: context.rowLocks,
    origins: context.origins,
  }
  const guess = { code: input.voucher_code, address: call.address, answer: input.challenge_answer }
  const found = await guessedVoucher(context, event, guess)
  const priced = await priceLines(context.db, sale, input.lines)
  const discounts = discountedBy(found, sale, priced)
  if (!(await isUseLeft(context, found))) throw usedUp()
  return {
    voucher_code: found.code,
    lines_total: priced.reduce((sum, { amount }) => sum + amount, 0),
    discount_total: discounts.reduce((sum, off) => sum + off, 0),
    currency: event.currency,
    currency_decimals: event.currency_decimals,
  }
}

/** A voucher code that was typed. */
interface Guess {
  readonly code: string
  readonly address: string
  /** The answer to a challenge, if one was asked for. */
  readonly answer: string | null | undefined
  /** Has the payer solved a challenge for their card already? */
  readonly challenged?: boolean | undefined
}

/** Wrong codes in ten minutes after which each further try needs a challenge (a moment of the browser's work). */
const freeGuesses = 60

/**
 * Finds a voucher by its code. Valid codes count towards no limit, or a whole ballroom could not use one. Guessing from
 * a shared address makes everybody there solve challenges, but locks nobody out.
 * @throws {HttpError} 403 `challenge_required` or 429 `rate_limited` after wrong guesses; 404 `voucher_not_found`
 */
export async function guessedVoucher(
  { db, now, challenge }: Pick<Context, 'db' | 'now' | 'challenge'>,
  event: Event,
  { code, address, answer, challenged = false }: Guess,
): Promise<VoucherRow> {
  const at = now()
  await refuseAtLimit(db, guesses(address), at)
  if (!challenged && (await voucherGuesses(db, address, at)) >= freeGuesses) {
    await answeredOrRefuse(challenge, answer, at)
  }
  const found = await findVoucher(db, event, code)
  if (found) return found
  await countOrRefuse(db, [guesses(address)], at)
  throw voucherNotFound()
}

/** Wrong codes from one network in the last ten minutes. */
export function voucherGuesses(db: Context['db'], address: string, at: Date): Promise<number> {
  return hitsOf(db, guesses(address), at)
}

const guesses = (address: string): Limit => ({ of: ['voucher', address], most: 3000, minutes: 10 })
