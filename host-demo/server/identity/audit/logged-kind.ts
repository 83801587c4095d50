import type { Transaction } from 'kysely'
import type { Permission } from '../../../../src/api/permissions.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Event } from '../events.ts'
import type { Recorded } from './tables.ts'

/** A kind of record in the audit log. */
export interface LoggedKind {
  /** Without this permission the log shows who did what and when, but neither title nor values. */
  readonly viewNeeds: Permission
  /** Absent: its actions cannot be undone. */
  readonly undo?: Undoable
}

/** How the desk undoes actions on a kind of record. */
export interface Undoable {
  /**
   * What undoing needs, by what it does to the record: the permission of the call that does the same. Absent: it
   * cannot do that.
   */
  readonly needs: Readonly<Partial<Record<'add' | 'edit' | 'delete', Permission>>>
  /** Which actions can be undone. Absent: all of them. */
  readonly actions?: readonly string[]
  /** Fields that earlier releases did not log. A record is not taken for changed because its entry lacks them. */
  readonly loggedLater?: readonly string[]
  /** The record as the audit log keeps it, locked. Null: there is none. */
  read(trx: Transaction<Database>, context: Context, event: Event, id: string): Promise<Recorded | null>
  /**
   * Restores the record to this state. Null: deletes it.
   * @throws {HttpError} if that is not possible any more
   */
  restore(trx: Transaction<Database>, context: Context, event: Event, id: string, value: Recorded | null): Promise<void>
}

/** What undoing needs for records that a module adds, edits and deletes by a permission each. */
export const rightsOf = (module: string) =>
  ({ add: `${module}.add`, edit: `${module}.edit`, delete: `${module}.delete` }) as const satisfies Undoable['needs']
