import { type Kysely, sql } from 'kysely'
import { deskChannel } from '../../../../../src/api/channels.ts'
import { doorPush } from '../../../../../src/api/door.ts'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { Handler } from '../../../identity/call.ts'
import type { Database } from '../../../platform/db/schema.ts'

export const door: Handler<typeof endpoints.door> = async call => countsOf(call.context.db, (await call.event()).id)

/** How many guests are in, and how many tickets are valid: in one statement, so that they are those of `sequence`. */
export async function countsOf(db: Kysely<Database>, eventId: string) {
  return db
    .selectFrom('guest_tickets')
    .select(last(eventId))
    .select(sql<number>`count(*) filter (where checkin_status = 'in')::int`.as('in'))
    .select(sql<number>`count(*)::int`.as('expected'))
    .where('event_id', '=', eventId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
}

export async function lastSequence(db: Kysely<Database>, eventId: string): Promise<number> {
  const { sequence } = await db.selectNoFrom(last(eventId)).executeTakeFirstOrThrow()
  return sequence
}

const last = (eventId: string) =>
  sql<number>`(select coalesce(max(sequence), 0)::int from door_scans where event_id = ${eventId})`.as('sequence')

/** Pushes the counts to the event's desks after the commit. Of several simultaneous changes only the last is sent. */
export async function pushCounts(trx: Kysely<Database>, eventId: string): Promise<void> {
  const data = JSON.stringify(await countsOf(trx, eventId))
  await trx
    .insertInto('outbox')
    .values({ channel: deskChannel(eventId), event: doorPush.event, subject: 'door', data })
    .execute()
}
