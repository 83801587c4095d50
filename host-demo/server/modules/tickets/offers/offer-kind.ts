import type { Kysely, Transaction } from 'kysely'
import type { Recorded } from '../../../identity/audit/tables.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { sha256 } from '../../../platform/hashes.ts'

/**
 * How the desk reads and writes one kind of record: ticket types, bundles or add-ons. Needs the lock of the event's
 * tickets.
 */
export interface OfferKind {
  /** Its name in the audit log. */
  readonly kind: 'ticket_type' | 'ticket_bundle' | 'ticket_add_on'
  /** The beginning of its ids. */
  readonly prefix: string
  /** What an organiser sets for it, as the audit log stores it. Null: there is no such record. */
  read(db: Kysely<Database>, eventId: string, id: string): Promise<Recorded | null>
  /**
   * Adds or changes the record.
   * @throws {HttpError} if the change conflicts with what was sold already
   */
  write(
    trx: Transaction<Database>,
    event: { readonly id: string; readonly at: Date },
    id: string,
    record: Recorded,
  ): Promise<void>
  isUsed(db: Kysely<Database>, id: string): Promise<boolean>
  /** @throws {HttpError} if others name it */
  remove(trx: Transaction<Database>, id: string): Promise<void>
}

/** Changes whenever the record does. */
export const revisionOf = (record: Recorded) => sha256(JSON.stringify(record))

/** Picks columns and converts them to JSON, so that they can be compared. */
export function recordOf<Row extends object>(row: Row, columns: readonly (keyof Row & string)[]): Recorded {
  return JSON.parse(JSON.stringify(Object.fromEntries(columns.map(name => [name, row[name]]))))
}
