import { type Kysely, type Migration, sql } from 'kysely'

/** Links of mails are found by their owner and by their age, to be deleted. */
export const mailLinks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = ['create index on mail_links (user_id)', 'create index on mail_links (expires_at)']
