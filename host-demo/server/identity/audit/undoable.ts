import type { Transaction } from 'kysely'
import type { Permission } from '../../../../src/api/permissions.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Event } from '../events.ts'
import type { Recorded } from './tables.ts'

/** A kind of record of which the desk can undo actions. */
export interface Undoable {
  /** The permission that undoing needs. */
  readonly needs: Permission
  /** Which actions can be undone. Absent: all of them. */
  readonly actions?: readonly string[]
  /** The record as the audit log keeps it, locked. Null: there is none. */
  read(trx: Transaction<Database>, context: Context, event: Event, id: string): Promise<Recorded | null>
  /**
   * Restores the record to this state. Null: deletes it.
   * @throws {HttpError} if that is not possible any more
   */
  restore(trx: Transaction<Database>, context: Context, event: Event, id: string, value: Recorded | null): Promise<void>
}
