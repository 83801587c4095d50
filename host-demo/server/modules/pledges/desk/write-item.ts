import type { Transaction } from 'kysely'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { ErrorText } from '../../../platform/http/error-words.ts'
import { HttpError, validationError } from '../../../platform/http/http-error.ts'
import { pushItemEdit } from '../count-item.ts'
import { findItem, type PledgeItem } from '../find-item.ts'
import { columnsOf, type ItemRecord } from './item-record.ts'

/** @throws {HttpError} 400 with a message for each field that is not allowed */
export async function checkItem(
  trx: Transaction<Database>,
  eventId: string,
  record: ItemRecord,
  known: Pick<PledgeItem, 'picture'> | undefined,
): Promise<void> {
  const problems: Record<string, ErrorText> = {}
  const { picture, levels, own_amount, charity_ids } = record
  if (!levels.length && !own_amount) problems.levels = 'Add a level, or allow own amounts'
  const isUploaded = picture === null || /^\/files\/pictures\/[0-9a-f]{64}\.webp$/.test(picture)
  if (!isUploaded && picture !== known?.picture) problems.picture = 'Upload this picture first'
  if (charity_ids.length) {
    const found = await trx
      .selectFrom('charities')
      .select('id')
      .where('event_id', '=', eventId)
      .where('id', 'in', [...charity_ids])
      .execute()
    if (found.length < new Set(charity_ids).size) problems.charity_ids = 'This charity is not there (any more)'
  }
  if (Object.keys(problems).length) throw validationError(problems)
}

/** Adds an item after the others. */
export async function insertItem(
  trx: Transaction<Database>,
  eventId: string,
  id: string,
  record: ItemRecord,
): Promise<PledgeItem> {
  await lockSubjects(trx, true, [`pledge_items:${eventId}`])
  const { last } = await trx
    .selectFrom('pledge_items')
    .select(eb => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('last'))
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  const item = await trx
    .insertInto('pledge_items')
    .values({ ...columnsOf(record), id, event_id: eventId, number: last + 1 })
    .returningAll()
    .executeTakeFirstOrThrow()
  await pushItemEdit(trx, item, false)
  return item
}

/** Needs the item's lock. */
export async function updateItem(
  trx: Transaction<Database>,
  item: PledgeItem,
  record: ItemRecord,
): Promise<PledgeItem> {
  await trx
    .updateTable('pledge_items')
    .set({ ...columnsOf(record), sequence: item.sequence + 1 })
    .where('id', '=', item.id)
    .execute()
  const changed = await findItem(trx, item.event_id, item.id)
  await pushItemEdit(trx, changed, item.published)
  return changed
}

/** Needs the item's lock. @throws {HttpError} 409 `pledge_item_in_use` */
export async function removeItem(trx: Transaction<Database>, item: PledgeItem): Promise<void> {
  const { id } = item
  // Locked, so that nobody can insert a pledge for it between the check and the deletion.
  await trx.selectFrom('pledge_items').select('id').where('id', '=', id).forUpdate().execute()
  const used = await trx
    .selectFrom('pledge_lines')
    .select('item_id')
    .where('item_id', '=', id)
    .union(db => db.selectFrom('pledges').select('item_id').where('item_id', '=', id))
    .limit(1)
    .executeTakeFirst()
  if (used) {
    throw new HttpError(409, {
      error: 'pledge_item_in_use',
      error_description: 'There are pledges for this already. You can close it, or hide it from the guests.',
    })
  }
  await trx.deleteFrom('pledge_items').where('id', '=', id).execute()
  await pushItemEdit(trx, { ...item, published: false, sequence: item.sequence + 1 }, item.published)
}
