import { type Kysely, type Migration, sql } from 'kysely'

/** Codes that bring a sign-in back to a charity's page, and the limits of the sessions that they open. */
export const authorizationCodes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table authorization_codes (
    code_hash text primary key,
    user_id text not null references users on delete cascade,
    event_id text not null references events on delete cascade,
    origin text not null,
    code_challenge text not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index on authorization_codes (expires_at)',
  'create index on authorization_codes (user_id)',
  'alter table sessions add column event_id text references events on delete cascade',
]
