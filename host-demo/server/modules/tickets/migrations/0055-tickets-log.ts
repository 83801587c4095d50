import { type Kysely, type Migration, sql } from 'kysely'

/** The guests whom the audit log names, and imports without the name of their first guest. */
export const ticketsLog: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `update audit_log set people = array_remove(
    array[lower(before ->> 'guest_email'), lower(after ->> 'guest_email')], null
  ) where kind = 'guest'`,
  `update audit_log set people = array[coalesce(claimed_by, lower(guest_email))]
  from guest_tickets
  where kind in ('guest_refund', 'checkin') and guest_tickets.id = subject_id
    and coalesce(claimed_by, guest_email) is not null`,
  `update audit_log set title = '× ' || (
    select count(*) from jsonb_object_keys(coalesce(nullif(after, 'null'), before) -> 'guests')
  ) where kind = 'guest_import' and jsonb_typeof(coalesce(nullif(after, 'null'), before) -> 'guests') = 'object'`,
]
