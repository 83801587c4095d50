import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { normalEmail } from '../../platform/hashes.ts'
import { countOrRefuse } from '../../platform/http/rate-limit.ts'

/**
 * Counts a promise to pay, which sends a mail to an address that nobody has verified.
 * @throws {HttpError} 429 `rate_limited` from the sixth within the hour on
 */
export const countPromise = (db: Kysely<Database>, email: string, now: Date): Promise<void> =>
  countOrRefuse(db, [{ of: ['promise', normalEmail(email)], most: 5, minutes: 60 }], now)
