import type { ColumnType, Generated } from 'kysely'

/**
 * The database as the queries see it. Each floor and module adds its tables in its `tables.ts`. Amounts are integer
 * minor units, times are timestamptz. No secret is stored in the clear: tokens and keys as SHA-256, passwords as
 * scrypt. Only a mail holds its code or link, until it is sent.
 */
export interface Database {
  mails: MailTable
  rate_limits: { bucket: string; window_start: Date; hits: number }
  maintenance: { id: Generated<number>; starts_at: Date; minutes: number }
  server_secrets: { name: string; value: string }
}

/** Written as text and read as JSON, because the driver would turn a list into a PostgreSQL array. */
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
  /** After this the mail is of no use: its code, link or offer has expired. */
  useless_at: Date | null
}
