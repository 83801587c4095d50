import { type Kysely, type Migration, sql } from 'kysely'

/** Which pictures were uploaded, and when last. */
export const deskPictures: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table uploaded_pictures (
    path text primary key,
    at timestamptz not null
  )`,
  'create index on uploaded_pictures (at)',
  `insert into uploaded_pictures
    select subject_id, max(at) from audit_log where kind = 'picture' and action = 'upload' group by subject_id`,
]
