import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'

export async function usesPicture(db: Kysely<Database>, path: string): Promise<boolean> {
  const found = await db
    .selectFrom('lots')
    .select('id')
    .where(eb => eb.or([eb('picture', '=', path), sql<boolean>`pictures @> ${JSON.stringify([path])}::jsonb`]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
