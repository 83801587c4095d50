import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'
import { isUseLeft } from '../orders/expired-voucher-uses.ts'
import { earlierOrders } from '../orders/find-order.ts'
import { giftIn } from '../orders/line-gift-aid.ts'
import { priceLines } from '../orders/price-lines.ts'
import { tryVoucher } from '../orders/voucher-guesses.ts'
import { discountedBy, voucherUsedUp } from '../orders/voucher-terms.ts'

export const voucher: Handler<typeof endpoints.voucher> = async call => {
  const { context, input, address } = call
  const { db, now, rowLocks, origins } = context
  const event = await call.event()
  const person = await call.person()
  const earlier = await earlierOrders(db, { event, at: now() }, input)
  const guess = { code: input.voucher_code, address, answer: input.challenge_answer }
  return tryVoucher(context, event, guess, async voucher => {
    const sale = { event, person, at: now(), rowLocks, origins, voucher }
    const priced = await priceLines(db, sale, input.lines)
    const discounts = discountedBy(voucher, sale, priced)
    if (!(await isUseLeft(context, voucher, earlier))) throw voucherUsedUp()
    const gifts = priced.map(({ giftAid, amount, benefitValue: benefit_value = 0 }, at) =>
      giftAid ? giftIn({ amount, benefit_value, discount: discounts[at] ?? 0, refunded: 0 }) : 0,
    )
    return {
      voucher_code: voucher.code,
      lines_total: priced.reduce((sum, { amount }) => sum + amount, 0),
      discount_total: discounts.reduce((sum, off) => sum + off, 0),
      gift_total: gifts.reduce((sum, gift) => sum + gift, 0),
      currency: event.currency,
      currency_decimals: event.currency_decimals,
    }
  })
}
