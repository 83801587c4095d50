import { randomUUID } from 'node:crypto'
import { heldOf } from '../../host-demo/server/checkout/holds/holds.ts'
import { type DemoServer, event, giftInput } from '../contract/demo-server.ts'
import { endpointsWithTombola } from '../toy-module/endpoints.ts'
import { seedTombola } from '../toy-module/server/seed.ts'
import { withTombola } from '../toy-module/with-tombola.ts'
import { atOnce, differs, linger, type Race, statusesOf } from './race.ts'

/** Everybody wants the last ticket of the toy module's tombola. */
export const lastTicket: Race = {
  name: 'the last ticket is held by one, and sold once',
  async run(demo, clients) {
    const { db } = demo.context
    await seedTombola(db)
    const soldBefore = await sold(demo)
    await db
      .updateTable('tombolas')
      .set({ tickets: soldBefore + 1 })
      .where('event_id', '=', event)
      .execute()
    const answers = await atOnce(clients, () => buy(demo))
    const got = answers.filter(({ status }) => status === 200).map(({ output }) => output)
    const held = await heldOf(db, `tombola:${event}`)
    await Promise.all(got.map(order => demo.pay(order.payment_intent_id)))
    await Promise.allSettled(got.map(order => demo.confirm(order)))
    const late = await buy(demo)
    return [
      ...differs('answers', statusesOf(answers), `200 × 1, 409 × ${clients - 1}`),
      ...differs('held', held, 1),
      ...differs('sold', (await sold(demo)) - soldBefore, 1),
      ...differs('still held', await heldOf(db, `tombola:${event}`), 0),
      ...differs('another one afterwards', late.status, 409),
    ]
  },
  parts: withTombola,
  unprotected: { parts: { rowLocks: false }, statements: linger },
}

function buy(demo: DemoServer) {
  const lines = [{ origin: 'tombola_tickets', quantity: 1, holder: 'Ada' }]
  return demo.call(endpointsWithTombola.payStripe, giftInput({ key: randomUUID(), extra: { lines } }))
}

async function sold({ context: { db } }: DemoServer): Promise<number> {
  const row = await db.selectFrom('tombolas').select('sold').where('event_id', '=', event).executeTakeFirstOrThrow()
  return row.sold
}
