import { atOnce, differs, type Race } from './race.ts'

const amountOf = (index: number) => 10_00 + index * 7

/** A whole room gives at the same moment. */
export const totals: Race = {
  name: 'the total is the sum of its gifts',
  async run(demo, clients) {
    const before = await demo.total()
    const orders = await atOnce(clients, index => demo.begin({ amount: amountOf(index) }))
    await Promise.all(orders.map(order => demo.pay(order.payment_intent_id)))
    await Promise.all(orders.map(order => demo.confirm(order)))
    const after = await demo.total()
    const sum = Array.from({ length: clients }, (_, index) => amountOf(index)).reduce((one, other) => one + other, 0)
    const { total_raised: amount, donation_count: gifts, donor_count: donors } = after
    return [
      ...differs('the total and the gifts', { amount, gifts, donors }, await demo.sumOfGifts()),
      ...differs(
        'the total rose by',
        [amount - before.total_raised, gifts - before.donation_count, after.sequence - before.sequence],
        [sum, clients, clients],
      ),
    ]
  },
  unprotected: { parts: { rowLocks: false } },
}
