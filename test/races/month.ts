import { giftOf, monthlyGiver, newsOf, ordersOf, passMonth } from '../contract/monthly.ts'
import { newEmail } from '../contract/people.ts'
import { atOnce, differs, hesitate, type Race } from './race.ts'

/** A monthly gift's first payment and its next one, each reported many times at once. */
export const month: Race = {
  name: 'a month of a monthly gift counts once',
  async run(demo, clients) {
    const email = newEmail()
    const news = newsOf(demo.standIn)
    const giver = await monthlyGiver(demo, { email })
    await news()
    await passMonth(demo, giver)
    const [paid] = await news('invoice.paid')
    const before = await demo.total()
    // The provider repeats events that were not answered in time.
    const tell = async (): Promise<number> => (await demo.standIn?.events.deliver(paid?.id ?? '')) || tell()
    const answers = await atOnce(clients, tell)
    const after = await demo.total()
    const { stripe, db } = demo.context
    const { customer } = await stripe.paymentIntents.retrieve(giver.order.payment_intent_id)
    const subscriptions = await stripe.subscriptions.list({ customer: String(customer), status: 'all' })
    const orders = await ordersOf(demo, giver.giftId)
    const gifts = await db.selectFrom('donations').select('amount').where('donor', '=', email).execute()
    return [
      ...differs('answers', [...new Set(answers)], [200]),
      ...differs('subscriptions', subscriptions.data.length, 1),
      ...differs('the gift', (await giftOf(demo, giver.order.order_id)).status, 'active'),
      ...differs(
        'orders',
        orders.map(({ status }) => status),
        ['paid', 'paid'],
      ),
      ...differs('gifts', gifts, [{ amount: 50_00 }, { amount: 50_00 }]),
      ...differs('the total rose by', after.total_raised - before.total_raised, 50_00),
    ]
  },
  unprotected: {
    parts: { rowLocks: false },
    statements: ['alter table donations drop constraint donations_order_line_id_key', ...hesitate('donations')],
  },
}
