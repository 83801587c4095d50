import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

export async function hasTable(db: Kysely<Database>, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(db)
  return rows[0]?.found === true
}
