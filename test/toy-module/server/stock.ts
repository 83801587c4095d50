import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import { leftOf } from '../../../host-demo/server/checkout/holds/holds.ts'
import type { Database } from '../../../host-demo/server/platform/db/schema.ts'
import { HttpError } from '../../../host-demo/server/platform/http/http-error.ts'
import { eventChannel } from '../../../src/api/channels.ts'
import { tombolaPush } from '../api/tombola.ts'

type Wire = InferInput<(typeof tombolaPush)['data']>

export const subjectOf = (eventId: string) => `tombola:${eventId}`

/** @throws {HttpError} 404 `tombola_not_found` */
export async function readTombola(db: Kysely<Database>, eventId: string, exceptLine?: number): Promise<Wire> {
  const found = await db.selectFrom('tombolas').selectAll().where('event_id', '=', eventId).executeTakeFirst()
  if (!found) {
    throw new HttpError(404, { error: 'tombola_not_found', error_description: 'There is no tombola here.' })
  }
  const { price, tickets, sold, winner } = found
  const stock = { subject: subjectOf(eventId), total: tickets, sold }
  return { price, left: await leftOf(db, stock, exceptLine === undefined ? {} : { exceptLine }), winner }
}

/** Pushes the stock to everybody at the event after the commit. */
export async function pushTombola(trx: Kysely<Database>, eventId: string, exceptLine?: number): Promise<void> {
  const data = JSON.stringify(await readTombola(trx, eventId, exceptLine))
  const push = { channel: eventChannel(eventId), event: tombolaPush.event, subject: subjectOf(eventId), data }
  await trx.insertInto('outbox').values(push).execute()
}
