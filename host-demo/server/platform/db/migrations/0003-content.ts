import { type Kysely, type Migration, sql } from 'kysely'

/** Pages with hero, picture and published state; who may preview them; and the state of the demo's controls. */
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
