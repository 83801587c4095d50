import { type Kysely, type Migration, sql } from 'kysely'

export const ticketsCancelledSeats: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  // Processes of the build before still write needs_pruned_at, which is read by nobody: a later build drops it.
  'alter table guest_tickets add column cancelled boolean not null default false',
  // Of the seats that have ended without a refund of their own: those whose line was neither refunded nor taken back.
  `update guest_tickets set cancelled = true
   from order_lines lines join ticket_lines on ticket_lines.order_line_id = lines.id
   where lines.id = guest_tickets.order_line_id and ended_at is not null and refund_id is null
     and state <> 'open' and (lines.refunded < lines.amount - lines.discount or lines.amount = lines.discount)`,
]
