import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { DrawTable } from './tables.ts'

export type DrawRow = Selectable<DrawTable>

/** @throws {HttpError} 404 `draw_not_found` */
export async function findDraw(db: Kysely<Database>, eventId: string, id: string): Promise<DrawRow> {
  return (await drawCalled(db, eventId, id).executeTakeFirst()) ?? refuseUnknown()
}

/**
 * A draw that guests see.
 * @throws {HttpError} 404 `draw_not_found`, also for a draft
 */
export async function findPublished(db: Kysely<Database>, eventId: string, id: string): Promise<DrawRow> {
  const draw = await findDraw(db, eventId, id)
  return draw.state === 'draft' ? refuseUnknown() : draw
}

/**
 * Locks the draw until the commit. Everything that changes it takes this lock.
 * @throws {HttpError} 404 `draw_not_found`
 */
export async function lockDraw(
  trx: Kysely<Database>,
  { eventId, rowLocks }: { readonly eventId: string; readonly rowLocks: boolean },
  id: string,
): Promise<DrawRow> {
  const found = await drawCalled(trx, eventId, id)
    .$if(rowLocks, query => query.forUpdate())
    .executeTakeFirst()
  return found ?? refuseUnknown()
}

const drawCalled = (db: Kysely<Database>, eventId: string, id: string) =>
  db.selectFrom('draws').selectAll().where('event_id', '=', eventId).where('id', '=', id)

function refuseUnknown(): never {
  throw new HttpError(404, { error: 'draw_not_found', error_description: 'This prize draw is not here (any more).' })
}

/** Does a draw or one of its prizes show this picture? */
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
