import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { type Call, personOrRefuse } from '../call.ts'
import type { Recorded } from './tables.ts'

interface Action {
  /** Such as `add`, `edit` or `hammer`. */
  readonly action: string
  /** The kind of record, such as `lot`, and which one. Its module names it in its `logs`. */
  readonly kind: string
  readonly id: string
  /** The record's name, such as a lot's title. */
  readonly title: string
  /** The record before and after. Null: there was, or is, none. */
  readonly before: Recorded | null
  readonly after: Recorded | null
  /** Ids or addresses of people whom the entry names, if the record may become somebody else's. */
  readonly people?: readonly string[]
}

/**
 * Writes into the audit log who did what, in the transaction that does it. Every writing call below `/admin` does
 * this.
 */
export async function recordAction(
  trx: Kysely<Database>,
  call: Pick<Call<unknown>, 'event' | 'person'>,
  { id, before, after, ...action }: Action,
): Promise<void> {
  const person = await personOrRefuse(call)
  const event = await call.event()
  await trx
    .insertInto('audit_log')
    .values({
      ...action,
      event_id: event.id,
      user_id: person.id,
      subject_id: id,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute()
}
