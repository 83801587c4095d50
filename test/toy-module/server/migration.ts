import { type Kysely, type Migration, sql } from 'kysely'

export const tombolaTables: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table tombolas (
      event_id text primary key references events on delete cascade,
      price bigint not null,
      tickets bigint not null,
      sold bigint not null default 0 check (sold <= tickets),
      winner text
    )`.execute(db)
    await sql`create table tombola_tickets (
      order_line_id bigint primary key references order_lines on delete cascade,
      event_id text not null references tombolas on delete cascade,
      holder text not null,
      paid boolean not null
    )`.execute(db)
  },
}
