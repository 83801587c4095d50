import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { DemoServer } from '../contract/demo-server.ts'
import { event } from '../contract/demo-server.ts'
import { atOnce, differs, hesitate, type Race } from './race.ts'

const gift = 20_00

/** Everybody wants a match, and the fund has enough for half of them and a rest. */
export const matchedFunds: Race = {
  name: 'a matched fund gives all that it has and no more',
  async run(demo, clients) {
    const cap = gift * Math.floor(clients / 2) + 7_00
    const fund = await openFund(demo, cap)
    const orders = await atOnce(clients, () => demo.begin({ amount: gift }))
    const told = orders.reduce((sum, { matched_amount }) => sum + matched_amount, 0)
    const reserved = await sumOf(demo, fund)
    const paying = orders.filter(({ matched_amount }) => matched_amount > 0).slice(0, 8)
    await Promise.all(paying.map(order => demo.pay(order.payment_intent_id)))
    await Promise.all(paying.map(order => demo.confirm(order)))
    const kept = await sumOf(demo, fund)
    await demo.context.db.updateTable('matched_funds').set({ ends_at: demo.context.now() }).execute()
    return [
      ...differs('promised to donors', told, cap),
      ...differs('reserved', reserved, cap),
      ...differs('reserved or given after some have paid', kept, cap),
    ]
  },
  unprotected: {
    parts: { rowLocks: false },
    statements: hesitate('match_reservations'),
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
  const { sum } = await db
    .selectFrom('match_reservations')
    .select(sql<number>`coalesce(sum(amount), 0)`.as('sum'))
    .where('fund_id', '=', fund)
    .executeTakeFirstOrThrow()
  return sum
}
