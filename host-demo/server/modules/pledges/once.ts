import type { Transaction } from 'kysely'
import { lockSubjects } from '../../checkout/holds/lock-subjects.ts'
import type { Sale } from '../../checkout/orders/payment-origin.ts'
import type { Database } from '../../platform/db/schema.ts'
import { requestHash, sha256 } from '../../platform/hashes.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Pledge } from './wire.ts'

interface Keys {
  readonly key_hash: string
  readonly request_hash: string
}

/**
 * Writes a pledge for an idempotency key, or finds the one that was written with it.
 * @param asked the input, which must equal that of the key's first request
 * @throws {HttpError} 409 `idempotency_key_reused` if it does not
 */
export async function once(
  trx: Transaction<Database>,
  { event: { id: eventId }, rowLocks }: Sale,
  key: string,
  asked: unknown,
  write: (keys: Keys) => Promise<{ readonly pledge: Pledge }>,
): Promise<{ readonly pledge: Pledge; readonly isNew: boolean }> {
  const key_hash = sha256(key)
  const request_hash = requestHash(asked)
  await lockSubjects(trx, rowLocks, [`pledge_key:${eventId}:${key_hash}`])
  const known = await trx
    .selectFrom('pledges')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('key_hash', '=', key_hash)
    .executeTakeFirst()
  if (!known) return { pledge: (await write({ key_hash, request_hash })).pledge, isNew: true }
  if (known.request_hash === request_hash) return { pledge: known, isNew: false }
  throw new HttpError(409, {
    error: 'idempotency_key_reused',
    error_description: 'This pledge was sent before with other details. Please start again.',
  })
}
