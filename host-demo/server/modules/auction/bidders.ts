import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Person } from '../../identity/sessions.ts'
import type { Database } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { refuseUnknown } from './find-lot.ts'

export type Bidder = Selectable<Database['bidders']>

/** The bidder that somebody is at an event. With the first bid they get a paddle, which is all that others see. */
export async function bidderOf(db: Kysely<Database>, eventId: string, person: Person): Promise<Bidder> {
  return (await findBidder(db, eventId, person)) ?? (await enterBidder(db, eventId, person))
}

export function findBidder(db: Kysely<Database>, eventId: string, { id }: Person): Promise<Bidder | undefined> {
  return db
    .selectFrom('bidders')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('user_id', '=', id)
    .executeTakeFirst()
}

/** The bidder with this paddle; somebody in the room without an account becomes one with their first bid. */
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

function enterBidder(db: Kysely<Database>, eventId: string, person: Person): Promise<Bidder> {
  return inTransaction(db, async trx => {
    const paddle = await nextPaddle(trx, eventId)
    // A second request of theirs may have entered them while this one waited for the row's lock.
    const found = await findBidder(trx, eventId, person)
    if (found) return found
    return trx
      .insertInto('bidders')
      .values({ id: newId(), event_id: eventId, user_id: person.id, paddle, shown_as: String(paddle) })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/**
 * The next one that nobody in the room has. Locks the event's auction.
 * @throws {HttpError} 404 `lot_not_found` at an event without one
 */
async function nextPaddle(trx: Kysely<Database>, eventId: string): Promise<number> {
  for (;;) {
    const auction = await trx
      .updateTable('auctions')
      .set(eb => ({ next_paddle: eb('next_paddle', '+', 1) }))
      .where('event_id', '=', eventId)
      .returning('next_paddle')
      .executeTakeFirst()
    if (!auction) refuseUnknown()
    const paddle = auction.next_paddle - 1
    const taken = trx.selectFrom('bidders').select('id').where('event_id', '=', eventId).where('paddle', '=', paddle)
    if (!(await taken.executeTakeFirst())) return paddle
  }
}

/** How others see these bidders, by id. */
export async function shownAs(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const each = [...new Set(ids)]
  if (!each.length) return new Map()
  const found = await db.selectFrom('bidders').select(['id', 'shown_as']).where('id', 'in', each).execute()
  return new Map(found.map(({ id, shown_as }) => [id, shown_as]))
}
