import { type Kysely, type Migration, sql } from 'kysely'

/** Networks and devices that an account has signed in from. Known until now: the networks of its open sessions. */
export const knownPlaces: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table known_places (
    user_id text not null references users on delete cascade,
    kind text not null check (kind in ('network', 'device')),
    hash text not null,
    seen_at timestamptz not null,
    primary key (user_id, kind, hash)
  )`,
  'create index on known_places (seen_at)',
  `insert into known_places (user_id, kind, hash, seen_at)
    select user_id, 'network', network_hash, max(used_at) from sessions
    where network_hash is not null group by user_id, network_hash`,
]
