import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Person } from '../../identity/sessions.ts'
import { inBatch } from '../../platform/db/batches.ts'
import type { Database } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Module } from '../module.ts'
import { refuseUnknown } from './find-lot.ts'

export type Bidder = Selectable<Database['bidders']>

/**
 * The person's bidder at an event, created if there is none. A new bidder gets a paddle, which is all that others see
 * until they choose a name.
 */
export function bidderOf(db: Kysely<Database>, eventId: string, { id }: Person): Promise<Bidder> {
  return inBatch(db, `bidders ${eventId}`, id, async ids => {
    const found = await findBidders(db, eventId, ids)
    const known = ids.every(id => found.has(id)) ? found : await createBidders(db, eventId, ids)
    return ids.map(id => known.get(id) as Bidder)
  })
}

export async function findBidder(db: Kysely<Database>, eventId: string, { id }: Person): Promise<Bidder | undefined> {
  return (await findBidders(db, eventId, [id])).get(id)
}

/** By account id. */
async function findBidders(
  db: Kysely<Database>,
  eventId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string | null, Bidder>> {
  const query = db.selectFrom('bidders').selectAll().where('event_id', '=', eventId).where('user_id', 'in', ids)
  return new Map((await query.execute()).map(bidder => [bidder.user_id, bidder]))
}

/** The bidder with this paddle, created with the first bid of somebody in the room who has no account. */
export async function bidderByPaddle(trx: Kysely<Database>, eventId: string, paddle: number): Promise<Bidder> {
  await trx
    .insertInto('bidders')
    .values({ id: newId(), event_id: eventId, user_id: null, paddle, shown_as: String(paddle) })
    .onConflict(conflict => conflict.columns(['event_id', 'paddle']).doNothing())
    .execute()
  return trx
    .selectFrom('bidders')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('paddle', '=', paddle)
    .executeTakeFirstOrThrow()
}

const newId = () => `bdr_${randomUUID().replaceAll('-', '')}`

/** Creates bidders for those people who have none yet, with the next paddles that nobody in the room has. */
function createBidders(
  db: Kysely<Database>,
  eventId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string | null, Bidder>> {
  return inTransaction(db, async trx => {
    let next_paddle = await lockPaddles(trx, eventId)
    for (;;) {
      // Another process may have created them while this one waited for the lock.
      const known = await findBidders(trx, eventId, ids)
      const missing = [...new Set(ids)].filter(id => !known.has(id))
      if (!missing.length) return known
      const paddles = await freePaddles(trx, eventId, next_paddle, missing.length)
      const entered = missing.map((user_id, index) => {
        const paddle = paddles[index] as number
        return { id: newId(), event_id: eventId, user_id, paddle, shown_as: String(paddle) }
      })
      // If somebody in the room takes the same paddle at this moment, one bidder is left out, and the loop goes on.
      await trx
        .insertInto('bidders')
        .values(entered)
        .onConflict(conflict => conflict.columns(['event_id', 'paddle']).doNothing())
        .execute()
      next_paddle = (paddles.at(-1) as number) + 1
      await trx.updateTable('auctions').set({ next_paddle }).where('event_id', '=', eventId).execute()
    }
  })
}

/**
 * Locks the event's paddles.
 * @returns the next paddle to give out, if nobody in the room has it
 * @throws {HttpError} 404 `lot_not_found` at an event without an auction
 */
async function lockPaddles(trx: Kysely<Database>, eventId: string): Promise<number> {
  const query = trx.selectFrom('auctions').select('next_paddle').where('event_id', '=', eventId).forUpdate()
  return (await query.executeTakeFirst())?.next_paddle ?? refuseUnknown()
}

async function freePaddles(trx: Kysely<Database>, eventId: string, from: number, count: number): Promise<number[]> {
  const query = trx.selectFrom('bidders').select('paddle').where('event_id', '=', eventId).where('paddle', '>=', from)
  const taken = new Set((await query.execute()).map(({ paddle }) => paddle))
  const free: number[] = []
  for (let paddle = from; free.length < count; paddle++) if (!taken.has(paddle)) free.push(paddle)
  return free
}

/** How others see these bidders, by id. */
export async function shownAs(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const each = [...new Set(ids)]
  if (!each.length) return new Map()
  const found = await db.selectFrom('bidders').select(['id', 'shown_as']).where('id', 'in', each).execute()
  return new Map(found.map(({ id, shown_as }) => [id, shown_as]))
}

/** The bidders with these paddles. */
export const paddles: NonNullable<Module['paddles']> = async (db, eventId, numbers) => {
  if (!numbers.length) return new Map()
  const found = await db
    .selectFrom('bidders')
    .select(['paddle', 'user_id', 'shown_as'])
    .where('event_id', '=', eventId)
    .where('paddle', 'in', numbers)
    .execute()
  return new Map(found.map(({ paddle, ...holder }) => [paddle, holder]))
}
