import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { cancelClose } from '../drawing/schedule-close.ts'
import type { DrawRow } from '../find-draw.ts'
import { pushDraw } from '../push.ts'
import { columnsOf, type DrawRecord } from './draw-record.ts'

/** Adds a draft. */
export async function insertDraw(
  trx: Transaction<Database>,
  event_id: string,
  id: string,
  record: DrawRecord,
): Promise<void> {
  await trx
    .insertInto('draws')
    .values({ ...columnsOf(record), id, event_id })
    .execute()
}

/** Needs the draw's lock. */
export async function updateDraw(trx: Transaction<Database>, draw: DrawRow, record: DrawRecord): Promise<void> {
  await trx.updateTable('draws').set(columnsOf(record)).where('id', '=', draw.id).execute()
  await pushDraw(trx, draw, { edited: true })
}

/** Needs the draw's lock. @throws {HttpError} 409 `draw_in_use` */
export async function removeDraw(trx: Transaction<Database>, draw: DrawRow): Promise<void> {
  await refuseInUse(trx, draw)
  await cancelClose(trx, draw)
  // Pushed first, while the draw can still be read.
  await pushDraw(trx, draw, { edited: true })
  await trx.deleteFrom('draws').where('id', '=', draw.id).execute()
}

/** @throws {HttpError} 409 `draw_in_use` */
export async function refuseInUse(trx: Transaction<Database>, { id }: Pick<DrawRow, 'id'>): Promise<void> {
  const line = await trx.selectFrom('draw_lines').select('draw_id').where('draw_id', '=', id).executeTakeFirst()
  if (line) {
    throw new HttpError(409, {
      error: 'draw_in_use',
      error_description: 'Somebody has or had numbers of this draw, so it must stay.',
    })
  }
}
