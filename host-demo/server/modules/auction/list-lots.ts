import { type Kysely, sql } from 'kysely'
import type { InferOutput } from 'valibot'
import type { auctionItems as described } from '../../../../src/api/auction.input.ts'
import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'
import type { Event } from '../../identity/events.ts'
import type { Context } from '../../platform/context.ts'
import { sharedRead } from '../../platform/db/batches.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import { contains } from '../../platform/db/paging.ts'
import type { Database } from '../../platform/db/schema.ts'
import { type Lot, lotsOf } from './find-lot.ts'
import { readBriefs } from './lot-wire.ts'

const defaultLimit = 100

export const auctionItems: Handler<typeof endpoints.auctionItems> = async call => {
  const event = await call.event()
  const { context, input } = call
  return sharedRead(context.db, `lots ${event.id} ${JSON.stringify(input)}`, () => readItems(context, event, input))
}

async function readItems({ db, now }: Context, event: Event, input: Input) {
  const { after = 0, limit = defaultLimit } = input
  const found = await findLots(db, event.id, input, limit + 1)
  const lots = found.slice(0, limit)
  // Lots keep their number in the catalogue while they change, so it is the cursor there. Other orders count lots.
  const next = (input.sort ?? 'number') === 'number' ? lots.at(-1)?.number : after + limit
  return {
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    server_time: (await databaseTime(db, now)).toISOString(),
    items: lots.map(await readBriefs(db, event, lots)),
    next: found.length > limit ? (next ?? null) : null,
  }
}

type Input = InferOutput<(typeof described)['input']>
type Wanted = Omit<Input, 'limit'>

function findLots(db: Kysely<Database>, eventId: string, wanted: Wanted, limit: number): Promise<Lot[]> {
  const { kinds, category_id, ids, q = '', sort = 'number', after } = wanted
  const words = q.split(/\s+/).filter(Boolean)
  let query = lotsOf(db, eventId).where('state', '!=', 'withdrawn').where('published', '=', true)
  if (kinds) query = query.where('kind', 'in', kinds)
  if (category_id !== undefined) query = query.where('category_id', '=', category_id)
  if (ids) query = query.where('lots.id', 'in', ids)
  for (const word of words) {
    const text = sql<string>`concat_ws(' ', lots.number, lots.title, lots.summary, lots.donor)`
    query = query.where(contains(text, word))
  }
  const sorted = order[sort](query).orderBy('number').limit(limit)
  if (after === undefined) return sorted.execute()
  return (sort === 'number' ? sorted.where('number', '>', after) : sorted.offset(after)).execute()
}

type Query = ReturnType<typeof lotsOf>

/** The price that cards show: what the next bidder or buyer pays. Sealed lots have only their opening price. */
const price = sql<number>`coalesce(lots.price, lots.asking_price, lots.buy_now_price, lots.opening_price)`

/** Closed, or sold out. */
const isGone = sql`state = 'closed' or (kind in ('buy_now', 'sponsor_item') and sold >= stock)`

const order: Readonly<Record<NonNullable<Wanted['sort']>, (query: Query) => Query>> = {
  number: query => query,
  available: query => query.orderBy(isGone),
  ending: query => query.orderBy(sql`state = 'closed'`).orderBy('effective_ends_at'),
  most_bids: query => query.orderBy('bid_count', 'desc'),
  no_bids: query => query.orderBy(sql`bid_count > 0`),
  price_up: query => query.orderBy(price),
  price_down: query => query.orderBy(price, 'desc'),
}
