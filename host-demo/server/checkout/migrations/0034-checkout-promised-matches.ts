import { type Kysely, type Migration, sql } from 'kysely'

/** What matched funds keep for gifts that are promised but not paid yet. */
export const promisedMatches: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table promised_matches (
        promise_id text primary key,
        fund_id text not null references matched_funds,
        amount bigint not null check (amount >= 0)
      )`.execute(db)
    await sql`create index on promised_matches (fund_id)`.execute(db)
  },
}
