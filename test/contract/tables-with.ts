import { sql } from 'kysely'
import type { DemoServer } from './demo-server.ts'

/**
 * The tables that contain a text anywhere. Mails are deleted after a week, and pushes within the hour, so they are
 * left out.
 */
export async function tablesWith({ context: { db } }: Pick<DemoServer, 'context'>, text: string): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name != 'mails' order by table_name
  `.execute(db)
  const found: string[] = []
  for (const { name } of tables.rows) {
    const { rows } =
      await sql`select 1 from ${sql.table(name)} as one where one::text ilike ${`%${text}%`} limit 1`.execute(db)
    if (rows.length) found.push(name)
  }
  return found
}
