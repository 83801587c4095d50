import type { endpoints } from '../../../src/api/table.ts'
import type { Context } from '../context.ts'
import type { Event } from '../db/events.ts'
import type { Handler } from '../http/call.ts'
import { countOrRefuse, refuseAtLimit } from '../http/rate-limit.ts'
import { isUseLeft } from '../orders/late-uses.ts'
import type { Sale } from '../orders/line-origin.ts'
import { priceLines } from '../orders/price-lines.ts'
import { discountedBy, findVoucher, usedUp, type VoucherRow, voucherNotFound } from '../orders/vouchers.ts'

export const voucher: Handler<typeof endpoints.voucher> = async call => {
  const { context, input } = call
  const event = await call.event()
  const sale: Sale = { event, person: await call.person(), at: context.now(), rowLocks: context.rowLocks }
  const found = await guessedVoucher(context, event, input.voucher_code, call.address)
  const priced = await context.db.transaction().execute(trx => priceLines(trx, sale, input.lines))
  const rows = priced.map(({ row }) => row)
  const discounts = discountedBy(found, sale, rows)
  if (!(await isUseLeft(context, found))) throw usedUp()
  return {
    voucher_code: found.code,
    lines_total: rows.reduce((sum, { amount }) => sum + amount, 0),
    discount_total: discounts.reduce((sum, off) => sum + off, 0),
    currency: event.currency,
    currency_decimals: event.currency_decimals,
  }
}

/**
 * The voucher of a code that somebody on the network has typed. Codes that are
 * known count towards no limit, or a ballroom could not use its own.
 * @throws {HttpError} 429 `rate_limited` for whoever guesses; 404 `voucher_not_found`
 */
export async function guessedVoucher(
  { db, now }: Pick<Context, 'db' | 'now'>,
  event: Event,
  code: string,
  address: string,
): Promise<VoucherRow> {
  const guess = { of: ['voucher', address], most: 60, minutes: 10 }
  const at = now()
  await refuseAtLimit(db, guess, at)
  const found = await findVoucher(db, event, code)
  if (found) return found
  await countOrRefuse(db, [guess], at)
  throw voucherNotFound()
}
