import { type Kysely, type Migration, sql } from 'kysely'

/** Notes which winners got their mail, so that nobody gets two for one prize. */
export const winnerMails: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table draw_winner_mails (
      draw_id text not null references draws on delete cascade,
      number integer not null,
      sent_at timestamptz not null,
      primary key (draw_id, number)
    )`.execute(db)
  },
}
