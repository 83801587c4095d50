import { type Kysely, type Migration, sql } from 'kysely'

/** Pages with a hero and a picture, published or not; who may see them before; and what the demo's controls were set to. */
export const content: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table pages
    add column hero jsonb,
    add column picture text,
    add column published boolean not null default true`,
  `create table event_organisers (
    event_id text not null references events on delete cascade,
    user_id text not null references users on delete cascade,
    primary key (event_id, user_id)
  )`,
  `create table demo_controls (
    name text primary key,
    value text not null
  )`,
]
