import type { ColumnType, Generated } from 'kysely'

/**
 * The database as the queries see it. Each floor and module adds its own tables
 * in its `tables.ts`. Amounts are integer minor units, instants are timestamptz,
 * and no secret is stored in the clear: tokens and keys are kept as SHA-256,
 * passwords as scrypt. Only a mail holds what it tells, until it has gone out.
 */
export interface Database {
  mails: MailTable
  rate_limits: { bucket: string; window_start: Date; hits: number }
  maintenance: { id: Generated<number>; starts_at: Date; minutes: number }
  server_secrets: { name: string; value: string }
}

/** Written as text and read as JSON: the driver would make a PostgreSQL array of a list. */
export type Json<T> = ColumnType<T, string, string>

interface MailTable {
  id: string
  sequence: Generated<number>
  kind: string
  recipient: string
  sender_name: string
  subject: string
  body_text: string
  body_html: string
  created_at: Date
  /** From then on nobody needs it: its code or link is too old. */
  useless_at: Date | null
}
