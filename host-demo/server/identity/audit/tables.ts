import type { Generated } from 'kysely'
import type { Json } from '../../platform/db/schema.ts'

declare module '../../platform/db/schema.ts' {
  interface Database {
    audit_log: AuditLogTable
    added_records: AddedRecordTable
  }
}

/** A record as the log stores it: anything that can be written as JSON. */
export type Recorded = Readonly<Record<string, unknown>>

/** What organisers did in the desk. Rows change only to forget a person. */
interface AuditLogTable {
  id: Generated<number>
  event_id: string
  /** Null: the account was deleted. */
  user_id: string | null
  at: Generated<Date>
  /** Such as `add`, `edit` or `hammer`. */
  action: string
  /** The kind of record, such as `lot`, and which one. */
  kind: string
  subject_id: string
  /** The record's name at that time. Empty: whose it was is forgotten. */
  title: string
  /** Null: there was none. */
  before: Json<Recorded | null> | null
  after: Json<Recorded | null> | null
  /**
   * Account ids, or addresses of people without one, whose details are in the entry, where the record may be somebody
   * else's later.
   */
  people: Generated<readonly string[]>
}

/** The idempotency keys that records were added with. */
interface AddedRecordTable {
  event_id: string
  key_hash: string
  /** SHA-256 of the input. */
  request_hash: string
  record_id: string
  added_at: Date
}
