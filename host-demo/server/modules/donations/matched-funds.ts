import { type Kysely, type Selectable, sql } from 'kysely'
import type { InferInput } from 'valibot'
import type { matchedFund } from '../../../../src/api/giving.ts'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'

export type Fund = Selectable<Database['matched_funds']>

/** Who adds to gifts at the moment, and how much is left; null where nobody does, or nothing is left. */
export async function activeFund(
  db: Kysely<Database>,
  event: Event,
  at: Date,
): Promise<InferInput<typeof matchedFund> | null> {
  const fund = await openFunds(db, event.id, at).executeTakeFirst()
  if (!fund) return null
  const { given, held } = await takenFrom(db, fund, at)
  const left = fund.cap - given - held
  if (left <= 0) return null
  return { name: fund.name, percent: fund.percent, left, ends_at: fund.ends_at?.toISOString() ?? null }
}

/** By order: what funds add to its gifts, or keep for them while they are paid. */
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

/** The one that adds to gifts at this moment. */
export function openFunds(db: Kysely<Database>, eventId: string, at: Date) {
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

/** Minor units. */
interface Taken {
  /** To gifts that are paid. */
  readonly given: number
  /** For gifts that are being paid. */
  readonly held: number
}

/** Nothing is kept for a payment that was ended. */
const notCancelled = sql`not exists (
  select from order_lines join orders on orders.id = order_lines.order_id
  where order_lines.id = match_reservations.order_line_id and orders.status = 'cancelled')`

/** @param besides a line whose own share does not count */
export function takenFrom(db: Kysely<Database>, fund: Fund, at: Date, besides?: number): Promise<Taken> {
  return db
    .selectFrom('match_reservations')
    .select([
      sql<number>`coalesce(sum(amount) filter (where held_until is null), 0)`.as('given'),
      sql<number>`coalesce(sum(amount) filter (where held_until > ${at} and ${notCancelled}), 0)`.as('held'),
    ])
    .where('fund_id', '=', fund.id)
    .$if(besides !== undefined, query => query.where('order_line_id', '!=', besides ?? 0))
    .executeTakeFirstOrThrow()
}

/** What a fund would like to add to a gift. */
export const matchOf = ({ percent }: Fund, gift: number) => Math.floor((gift * percent) / 100)
