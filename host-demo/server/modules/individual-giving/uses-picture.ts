import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

export async function usesPicture(db: Kysely<Database>, path: string): Promise<boolean> {
  const found = await db
    .selectFrom('fundraisers')
    .select('id')
    .where('picture', '=', path)
    .unionAll(db.selectFrom('fundraiser_teams').select('id').where('picture', '=', path))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
