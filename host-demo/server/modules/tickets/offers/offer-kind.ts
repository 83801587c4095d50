import type { Kysely, Transaction } from 'kysely'
import type { Recorded } from '../../../identity/audit/tables.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { sha256 } from '../../../platform/hashes.ts'

/** A kind of what the desk sells or asks: how its records are read and written. Needs the lock of the event's tickets. */
export interface OfferKind {
  /** Its name in the audit log. */
  readonly kind: 'ticket_type' | 'ticket_bundle' | 'ticket_add_on'
  /** What its ids begin with. */
  readonly prefix: string
  /** What an organiser decides of it, as the audit log keeps it. Null: there is none. */
  read(db: Kysely<Database>, eventId: string, id: string): Promise<Recorded | null>
  /**
   * Adds or changes the record.
   * @throws {HttpError} if that conflicts with what has been sold
   */
  write(
    trx: Transaction<Database>,
    event: { readonly id: string; readonly at: Date },
    id: string,
    record: Recorded,
  ): Promise<void>
  isUsed(db: Kysely<Database>, id: string): Promise<boolean>
  remove(trx: Transaction<Database>, id: string): Promise<void>
}

/** Names the state that an edit is made on. */
export const revisionOf = (record: Recorded) => sha256(JSON.stringify(record))

/** Picks columns as JSON has them, so that they compare. */
export function recordOf<Row extends object>(row: Row, columns: readonly (keyof Row & string)[]): Recorded {
  return JSON.parse(JSON.stringify(Object.fromEntries(columns.map(name => [name, row[name]]))))
}
