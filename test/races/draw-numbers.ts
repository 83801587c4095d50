import { event } from '../contract/demo-server.ts'
import { makeDraw, order } from '../contract/draws.ts'
import { atOnce, differs, linger, type Race, statusesOf } from './race.ts'

const capacity = 9

/** Everybody wants a number of a draw that has nine, and all who got one pay at the same moment. */
export const drawNumbers: Race = {
  name: 'nine numbers of a prize draw',
  async run(demo, clients) {
    const draw = await makeDraw(demo, event, { capacity })
    const answers = await atOnce(clients, index => order(demo, draw, { address: `10.1.${index}.1` }))
    const orders = answers.flatMap(({ status, output }) => (status === 200 ? [output] : []))
    await atOnce(orders.length, async index => {
      const begun = orders[index]
      if (!begun) return
      await demo.pay(begun.payment_intent_id)
      await demo.confirm(begun)
    })
    const { db } = demo.context
    const entries = await db.selectFrom('draw_entries').selectAll().where('draw_id', '=', draw).execute()
    const { sold } = await db.selectFrom('draws').select('sold').where('id', '=', draw).executeTakeFirstOrThrow()
    const numbers = entries.map(({ number }) => number).sort((one, other) => one - other)
    return [
      ...differs('answers', statusesOf(answers), `200 × ${capacity}, 409 × ${clients - capacity}`),
      ...differs(
        'numbers',
        numbers,
        Array.from({ length: capacity }, (_, index) => index + 1),
      ),
      ...differs('states', [...new Set(entries.map(({ state }) => state))], ['sold']),
      ...differs('sold', sold, capacity),
    ]
  },
  unprotected: { parts: { rowLocks: false }, statements: linger },
}
