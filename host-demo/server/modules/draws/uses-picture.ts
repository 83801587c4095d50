import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

export async function usesPicture(db: Kysely<Database>, path: string): Promise<boolean> {
  const prize = JSON.stringify([{ picture: path }])
  const found = await db
    .selectFrom('draws')
    .select('id')
    .where(eb => eb.or([eb('picture', '=', path), sql<boolean>`prizes @> ${prize}::jsonb`]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
