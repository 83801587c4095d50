import { type Kysely, type Selectable, sql } from 'kysely'
import type { InferInput } from 'valibot'
import type { matchedFund } from '../../../../src/api/giving.ts'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'
import { leftOf } from '../holds/holds.ts'

export type Fund = Selectable<Database['matched_funds']>

/** The active matched fund with the amount that is left; null if there is none or it is used up. */
export async function activeFund(
  db: Kysely<Database>,
  event: Event,
  at: Date,
): Promise<InferInput<typeof matchedFund> | null> {
  const fund = await openFunds(db, event.id, at).executeTakeFirst()
  if (!fund) return null
  const { left } = await takenFrom(db, fund, at)
  if (left <= 0) return null
  return { name: fund.name, percent: fund.percent, left, ends_at: fund.ends_at?.toISOString() ?? null }
}

/** By order: what funds have added to its gifts of an origin, or hold for them during payment. Minor units. */
export async function matchesOf(
  db: Kysely<Database>,
  orderIds: readonly string[],
  at: Date,
  origin: string,
): Promise<ReadonlyMap<string, number>> {
  if (!orderIds.length) return new Map()
  const given = db
    .selectFrom('matches')
    .innerJoin('order_lines', 'order_lines.id', 'matches.order_line_id')
    .select(['order_lines.order_id', 'matches.amount'])
    .where('order_lines.order_id', 'in', orderIds)
    .where('order_lines.origin', '=', origin)
  const held = db
    .selectFrom('holds')
    .innerJoin('order_lines', 'order_lines.id', 'holds.order_line_id')
    .select(['order_lines.order_id', 'holds.quantity as amount'])
    .where('order_lines.order_id', 'in', orderIds)
    .where('order_lines.origin', '=', origin)
    .where('holds.subject', 'like', subjectOf({ id: '%' }))
    .where('holds.expires_at', '>', at)
  const rows = await db
    .selectFrom(given.unionAll(held).as('matched'))
    .select(['order_id', sql<number>`sum(amount)`.as('amount')])
    .groupBy('order_id')
    .execute()
  return new Map(rows.map(row => [row.order_id, row.amount]))
}

/** The active fund. */
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
  /** Given to paid gifts, or kept for promised ones. */
  readonly given: number
  /** Neither given nor held for gifts that are being paid. */
  readonly left: number
}

/** @param exceptLine a line whose own share does not count */
export async function takenFrom(db: Kysely<Database>, fund: Fund, at: Date, exceptLine?: number): Promise<Taken> {
  const { paid } = await db
    .selectFrom('matches')
    .select(sql<number>`coalesce(sum(amount), 0)`.as('paid'))
    .where('fund_id', '=', fund.id)
    .$if(exceptLine !== undefined, query => query.where('order_line_id', '!=', exceptLine ?? 0))
    .executeTakeFirstOrThrow()
  const { promised } = await db
    .selectFrom('promised_matches')
    .select(sql<number>`coalesce(sum(amount), 0)`.as('promised'))
    .where('fund_id', '=', fund.id)
    .executeTakeFirstOrThrow()
  const given = paid + promised
  const stock = { subject: subjectOf(fund), total: fund.cap, sold: given }
  const left = await leftOf(db, stock, { unexpiredAt: at, ...(exceptLine !== undefined && { exceptLine }) })
  return { given, left }
}

/** The subject that gifts hold a part of, in minor units, and lock. */
export const subjectOf = ({ id }: Pick<Fund, 'id'>) => `matched_fund:${id}`

/** The match of a gift if the fund has enough left. */
export const matchOf = ({ percent }: Fund, gift: number) => Math.floor((gift * percent) / 100)
