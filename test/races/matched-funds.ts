import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { heldOf } from '../../host-demo/server/checkout/holds/holds.ts'
import type { DemoServer } from '../contract/demo-server.ts'
import { event } from '../contract/demo-server.ts'
import { atOnce, differs, hesitate, type Race } from './race.ts'

const gift = 20_00

/**
 * Many donors want a match at once. The fund suffices for a quarter of them, and holds half of that; then more pay at
 * once than it has money for.
 */
export const matchedFunds: Race = {
  name: 'a matched fund gives all that it has and no more',
  async run(demo, clients) {
    const cap = gift * Math.floor(clients / 4) + 7_00
    const fund = await openFund(demo, cap)
    const orders = await atOnce(clients, () => demo.begin({ amount: gift }))
    const told = orders.reduce((sum, { matched_amount }) => sum + matched_amount, 0)
    const kept = await sumOf(demo, fund)
    const [promised, others] = [true, false].map(isPromised =>
      orders.filter(({ matched_amount }) => matched_amount > 0 === isPromised),
    )
    const paying = [...(promised ?? []), ...(others ?? []).slice(0, Math.floor(clients / 4))]
    await Promise.all(paying.map(order => demo.pay(order.payment_intent_id)))
    const paid = await Promise.all(paying.map(order => demo.confirm(order)))
    const given = await sumOf(demo, fund)
    const isLess = paid.filter((order, index) => order.matched_amount < (paying[index]?.matched_amount ?? 0))
    await demo.context.db.updateTable('matched_funds').set({ ends_at: demo.context.now() }).execute()
    return [
      ...differs('promised to donors', told, Math.floor(cap / 2)),
      ...differs('kept', kept, Math.floor(cap / 2)),
      ...differs('given once more have paid than it has money for', given, cap),
      ...differs('given less than they were promised', isLess.length, 0),
    ]
  },
  unprotected: {
    parts: { rowLocks: false },
    statements: hesitate('holds'),
  },
}

async function openFund({ context: { db, now } }: DemoServer, cap: number): Promise<string> {
  const id = `fund_${randomUUID()}`
  await db
    .insertInto('matched_funds')
    .values({ id, event_id: event, name: 'A fund', percent: 100, cap, starts_at: now(), ends_at: null })
    .execute()
  return id
}

async function sumOf({ context: { db } }: DemoServer, fund: string): Promise<number> {
  const { given } = await db
    .selectFrom('matches')
    .select(sql<number>`coalesce(sum(amount), 0)`.as('given'))
    .where('fund_id', '=', fund)
    .executeTakeFirstOrThrow()
  return given + (await heldOf(db, `matched_fund:${fund}`))
}
