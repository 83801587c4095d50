import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { serverSecret } from '../../platform/db/server-secret.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { sameText } from '../../platform/realtime/signatures.ts'
import type { Pledge } from './wire.ts'

/** The path at which a promise is paid. Whoever has it can pay. */
export async function payPath(db: Kysely<Database>, { id }: Pick<Pledge, 'id'>): Promise<string> {
  return `/pledge/checkout?promise=${encodeURIComponent(await promiseOf(db, id))}`
}

/** @throws {HttpError} 404 `promise_not_found`, also if the link was tampered with */
export async function findPromise(db: Kysely<Database>, eventId: string, promise: string): Promise<Pledge> {
  const [id = ''] = promise.split('.')
  const found = sameText(promise, await promiseOf(db, id))
    ? await db.selectFrom('pledges').selectAll().where('id', '=', id).where('event_id', '=', eventId).executeTakeFirst()
    : undefined
  if (found) return found
  throw new HttpError(404, {
    error: 'promise_not_found',
    error_description: 'This link is not valid. Please check that you opened all of it.',
  })
}

/** The promise's id with its signature, as in the link. */
export async function promiseOf(db: Kysely<Database>, id: string): Promise<string> {
  const secret = await serverSecret(db, 'promised pledges')
  return `${id}.${createHmac('sha256', secret).update(id).digest('base64url').slice(0, 32)}`
}
