import { type Kysely, sql } from 'kysely'
import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'
import type { Event } from '../../identity/events.ts'
import { sharedRead } from '../../platform/db/batches.ts'
import type { Database } from '../../platform/db/schema.ts'
import { findShown } from './find.ts'

const defaultLimit = 25
const topLimit = 10

export const fundraiserSupporters: Handler<typeof endpoints.fundraiserSupporters> = async call => {
  const { db } = call.context
  const { id } = await findShown(db, (await call.event()).id, call.input.fundraiser_id)
  const { after = 0, limit = defaultLimit } = call.input
  const items = await supportersOf(db, id, after, limit + 1)
  return { items: items.slice(0, limit), next: items.length > limit ? after + limit : null }
}

/** Gifts as everybody may see them, the newest first, without refunded ones. */
export async function supportersOf(db: Kysely<Database>, fundraiserId: string, after: number, limit: number) {
  const gifts = await db
    .selectFrom('fundraiser_gifts')
    .leftJoin('fundraiser_messages', join =>
      join.onRef('gift_id', '=', 'fundraiser_gifts.id').on('fundraiser_messages.state', '=', 'shown'),
    )
    .select(['fundraiser_gifts.id', 'given_at', 'fundraiser_gifts.name', 'anonymous_amount', 'amount', 'refunded'])
    .select('fundraiser_messages.text')
    .where('fundraiser_gifts.fundraiser_id', '=', fundraiserId)
    .where('given_at', 'is not', null)
    .whereRef('refunded', '<', 'amount')
    .orderBy('given_at', 'desc')
    .orderBy('fundraiser_gifts.id', 'desc')
    .limit(limit)
    .offset(after)
    .execute()
  return gifts.map(gift => ({
    gift_id: String(gift.id),
    given_at: (gift.given_at as Date).toISOString(),
    name: gift.name,
    amount: gift.anonymous_amount ? null : gift.amount - gift.refunded,
    message: gift.text,
  }))
}

export const topSupporters: Handler<typeof endpoints.topSupporters> = async call => {
  const { db } = call.context
  const event = await call.event()
  const { fundraiser_id, limit = topLimit } = call.input
  const only = fundraiser_id === undefined ? undefined : await findShown(db, event.id, fundraiser_id)
  return sharedRead(db, `top supporters ${event.id} ${only?.id ?? ''} ${limit}`, () => readTop(db, event, only, limit))
}

async function readTop(db: Kysely<Database>, event: Event, only: { readonly id: string } | undefined, limit: number) {
  const counted = db
    .selectFrom('fundraiser_gifts')
    .innerJoin('fundraisers', 'fundraisers.id', 'fundraiser_gifts.fundraiser_id')
    .where('fundraisers.event_id', '=', event.id)
    .where('fundraisers.shown', '=', true)
    .where('given_at', 'is not', null)
    .whereRef('refunded', '<', 'amount')
    .where('anonymous_amount', '=', false)
    .$if(only !== undefined, query => query.where('fundraiser_id', '=', only?.id ?? ''))
    .select([sql<number>`coalesce(sum(amount - refunded), 0)`.as('amount'), sql<number>`count(*)`.as('gifts')])
  const named = await counted
    .select(shownName.as('name'))
    .where('fundraiser_gifts.name', 'is not', null)
    .groupBy(supporter)
    .orderBy('amount', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute()
  const anonymous = await counted.where('fundraiser_gifts.name', 'is', null).executeTakeFirstOrThrow()
  return {
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    items: named.map(({ name, amount, gifts }) => ({ name, amount: Number(amount), gift_count: Number(gifts) })),
    anonymous: { amount: Number(anonymous.amount), gift_count: Number(anonymous.gifts) },
  }
}

/** The account that gave. Null: a guest. */
const account = sql`(
  select orders.user_id from order_lines join orders on orders.id = order_lines.order_id
  where order_lines.id = fundraiser_gifts.order_line_id
)`

/**
 * Whose gift it is: an account's, or a guest's by address and name together, because anybody can type a supporter's
 * address.
 */
const supporter = sql`coalesce(
  'account ' || ${account},
  'guest ' || fundraiser_gifts.donor || ' ' || lower(fundraiser_gifts.name),
  'gift ' || fundraiser_gifts.id
)`

/** An account's newest name. A guest's stays as they first wrote it. */
const shownName = sql<string>`(array_agg(
  fundraiser_gifts.name order by case when ${account} is null then given_at end, given_at desc
))[1]`
