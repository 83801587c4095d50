import { randomUUID } from 'node:crypto'
import { endpoints } from '../../src/api/table.ts'
import { event } from '../contract/demo-server.ts'
import { makeLot } from '../contract/lots.ts'
import { atOnce, differs, linger, type Race, statusesOf } from './race.ts'

const stock = 3

/** Everybody buys a piece of a lot that has three, and all who got one pay at the same moment. */
export const lastPiece: Race = {
  name: 'three pieces of a lot, three buyers',
  async run(demo, clients) {
    const lot = await makeLot(demo, event, { kind: 'buy_now', buy_now_price: 25_00, stock })
    const answers = await atOnce(clients, index =>
      demo.call(
        endpoints.payStripe,
        {
          idempotency_key: randomUUID(),
          lines: [{ origin: 'auction', auction_item_id: lot }],
          guest: { first_name: 'Ada', last_name: 'Lovelace', email: `${randomUUID()}@buyers.example` },
        },
        { address: `10.0.${index}.1` },
      ),
    )
    const orders = answers.flatMap(({ status, output }) => (status === 200 ? [output] : []))
    const paid = await atOnce(orders.length, async index => {
      const order = orders[index]
      if (!order) return
      await demo.pay(order.payment_intent_id)
      const { order_id, order_key } = order
      const { status, output } = await demo.call(endpoints.payStripeConfirm, { order_id, order_key })
      return output?.status ?? status
    })
    const { sold } = await demo.context.db
      .selectFrom('lots')
      .select('sold')
      .where('id', '=', lot)
      .executeTakeFirstOrThrow()
    // The endpoint's output allows no negative number, so the call fails then.
    const left = await demo.call(endpoints.auctionItem, { auction_item_id: lot, event }).then(
      ({ output }) => output.left,
      () => 'less than none',
    )
    return [
      ...differs('answers', statusesOf(answers), `200 × ${stock}, 409 × ${clients - stock}`),
      ...differs('orders', paid, Array(stock).fill('paid')),
      ...differs('sold', sold, stock),
      ...differs('left', left, 0),
    ]
  },
  unprotected: { parts: { rowLocks: false }, statements: linger },
}
