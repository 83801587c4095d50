import type { Kysely, Selectable } from 'kysely'
import type { PollState } from '../../../../src/api/poll-kinds.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { PollTable } from './tables.ts'

export type PollRow = Selectable<PollTable>

/** @throws {HttpError} 404 `poll_not_found` */
export async function findPoll(db: Kysely<Database>, eventId: string, id: string): Promise<PollRow> {
  return (await pollsOf(db, eventId).where('id', '=', id).executeTakeFirst()) ?? refuseUnknown()
}

/**
 * A poll that guests see.
 * @throws {HttpError} 404 `poll_not_found`, also for a draft
 */
export async function findShown(db: Kysely<Database>, eventId: string, id: string): Promise<PollRow> {
  const poll = await findPoll(db, eventId, id)
  return poll.state === 'draft' ? refuseUnknown() : poll
}

/**
 * Locks the poll until the commit. Votes and everything that changes it take this lock, so that no vote is counted
 * after the close.
 * @throws {HttpError} 404 `poll_not_found`
 */
export async function lockPoll(
  trx: Kysely<Database>,
  { eventId, rowLocks }: { readonly eventId: string; readonly rowLocks: boolean },
  id: string,
): Promise<PollRow> {
  const found = await pollsOf(trx, eventId)
    .where('id', '=', id)
    .$if(rowLocks, query => query.forUpdate())
    .executeTakeFirst()
  return found ?? refuseUnknown()
}

export const pollsOf = (db: Kysely<Database>, eventId: string) =>
  db.selectFrom('polls').selectAll().where('event_id', '=', eventId)

/** The state by the clock: the job that closes a poll may be late. */
export const stateAt = ({ state, closes_at }: Pick<PollRow, 'state' | 'closes_at'>, at: Date): PollState =>
  state === 'open' && closes_at !== null && closes_at <= at ? 'closed' : state

export function refuseUnknown(): never {
  throw new HttpError(404, { error: 'poll_not_found', error_description: 'This poll is not here (any more).' })
}
