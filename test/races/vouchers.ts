import { asked, newVoucher, payWith } from '../contract/vouchers.ts'
import { atOnce, differs, linger, type Race } from './race.ts'

/** Everybody uses the same voucher, which suffices for a quarter of them. */
export const vouchers: Race = {
  name: 'a voucher is used as often as it may be and no more',
  async run(demo, clients) {
    const most = Math.floor(clients / 4)
    const code = await newVoucher(demo, { max_usages: most })
    const wanted = await Promise.all(Array.from({ length: clients }, () => asked(demo)))
    const answers = await atOnce(clients, index => payWith(demo, { code, lines: [...(wanted[index] ?? [])] }))
    const got = answers.filter(({ status }) => status === 200).map(({ output }) => output)
    const refused = answers.filter(({ error }) => error?.error === 'voucher_used_up')
    await Promise.all(got.slice(0, 8).map(order => demo.pay(order.payment_intent_id)))
    const paid = await Promise.all(got.slice(0, 8).map(order => demo.confirm(order)))
    const late = await payWith(demo, { code, lines: [...(await asked(demo))] })
    return [
      ...differs('orders with the discount', got.length, most),
      ...differs('orders that were told that it is used up', refused.length, clients - most),
      ...differs('discounts of those', [...new Set(got.map(order => order.discount_total))], [10_00]),
      ...differs('paid at the lower price', [...new Set(paid.map(order => order.order_total))], [90_00]),
      ...differs('another after some have paid', late.status, 409),
    ]
  },
  unprotected: { parts: { rowLocks: false }, statements: linger },
}
