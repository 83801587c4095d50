import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { InferInput } from 'valibot'
import type { matchedFund } from '../../../src/api/giving.ts'
import type { Event } from '../db/events.ts'
import type { Database } from '../db/schema.ts'
import type { OrderLineRow, Refund, Sale } from './line-origin.ts'

type Fund = Selectable<Database['matched_funds']>

/** Milliseconds that a match is kept for somebody who is paying. */
const holdFor = 30 * 60_000

/** Who adds to gifts at the moment, and how much is left; null where nobody does, or nothing is left. */
export async function activeFund(
  db: Kysely<Database>,
  event: Event,
  at: Date,
): Promise<InferInput<typeof matchedFund> | null> {
  const fund = await openFunds(db, event.id, at).executeTakeFirst()
  const left = fund ? await leftIn(db, fund, at) : 0
  if (!fund || left <= 0) return null
  return { name: fund.name, percent: fund.percent, left, ends_at: fund.ends_at?.toISOString() ?? null }
}

/** Keeps the match of a gift while its donor pays: as much as there is, and nothing where there is nothing. */
export async function reserveMatch(trx: Transaction<Database>, sale: Sale, line: OrderLineRow): Promise<undefined> {
  const fund = await openFunds(trx, sale.event.id, sale.at)
    .$if(sale.rowLocks, query => query.forUpdate())
    .executeTakeFirst()
  if (!fund) return
  const amount = Math.min(matchOf(fund, line.amount), await leftIn(trx, fund, sale.at))
  if (amount <= 0) return
  const held_until = new Date(sale.at.getTime() + holdFor)
  await trx
    .insertInto('match_reservations')
    .values({ order_line_id: line.id, fund_id: fund.id, amount, held_until })
    .execute()
}

/** The gift is paid: its match is given. What was kept too long may have gone to others meanwhile; then it is what is left. */
export async function giveMatch(trx: Transaction<Database>, { at, rowLocks }: Sale, line: OrderLineRow): Promise<void> {
  const reserved = await reservationOf(trx, line.id)
  if (!reserved?.held_until) return
  const fund = await trx
    .selectFrom('matched_funds')
    .selectAll()
    .where('id', '=', reserved.fund_id)
    .$if(rowLocks, query => query.forUpdate())
    .executeTakeFirstOrThrow()
  const kept = reserved.held_until > at
  const amount = kept ? reserved.amount : Math.min(reserved.amount, await leftIn(trx, fund, at))
  await keep(trx, line.id, amount)
}

/** What is given back is matched no more. */
export async function takeMatchOff(trx: Transaction<Database>, { line, refunded }: Refund): Promise<void> {
  const reserved = await reservationOf(trx, line.id)
  if (!reserved) return
  const fund = await trx
    .selectFrom('matched_funds')
    .selectAll()
    .where('id', '=', reserved.fund_id)
    .executeTakeFirstOrThrow()
  await keep(trx, line.id, Math.min(reserved.amount, matchOf(fund, line.amount - refunded)))
}

/** By order: what funds add to its gifts. */
export async function matchesOf(
  db: Kysely<Database>,
  orderIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  if (!orderIds.length) return new Map()
  const rows = await db
    .selectFrom('match_reservations')
    .innerJoin('order_lines', 'order_lines.id', 'match_reservations.order_line_id')
    .select(['order_lines.order_id', sql<number>`sum(match_reservations.amount)`.as('amount')])
    .where('order_lines.order_id', 'in', orderIds)
    .where(eb => eb.or([eb('held_until', 'is', null), eb('held_until', '>', at)]))
    .groupBy('order_lines.order_id')
    .execute()
  return new Map(rows.map(row => [row.order_id, row.amount]))
}

function openFunds(db: Kysely<Database>, eventId: string, at: Date) {
  return db
    .selectFrom('matched_funds')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('starts_at', '<=', at)
    .where(eb => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(1)
}

async function leftIn(db: Kysely<Database>, fund: Fund, at: Date): Promise<number> {
  const { taken } = await db
    .selectFrom('match_reservations')
    .select(sql<number>`coalesce(sum(amount), 0)`.as('taken'))
    .where('fund_id', '=', fund.id)
    .where(eb => eb.or([eb('held_until', 'is', null), eb('held_until', '>', at)]))
    .executeTakeFirstOrThrow()
  return fund.cap - taken
}

const matchOf = ({ percent }: Fund, gift: number) => Math.floor((gift * percent) / 100)

function reservationOf(trx: Transaction<Database>, lineId: number) {
  return trx.selectFrom('match_reservations').selectAll().where('order_line_id', '=', lineId).executeTakeFirst()
}

async function keep(trx: Transaction<Database>, lineId: number, amount: number): Promise<void> {
  if (amount <= 0) await trx.deleteFrom('match_reservations').where('order_line_id', '=', lineId).execute()
  else {
    await trx
      .updateTable('match_reservations')
      .set({ amount, held_until: null })
      .where('order_line_id', '=', lineId)
      .execute()
  }
}
