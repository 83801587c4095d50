import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { Undoable } from '../../../identity/audit/logged-kind.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError, validationError } from '../../../platform/http/http-error.ts'

interface Category {
  readonly category_id: string
  readonly title: string
}

export const adminCategories: Handler<typeof endpoints.adminCategories> = async call =>
  categoriesOf(call.context.db, (await call.event()).id)

export const saveCategories: Handler<typeof endpoints.saveCategories> = async call => {
  const { db } = call.context
  const event = await call.event()
  return inTransaction(db, async trx => {
    await lockCategories(trx, event.id)
    const before = await listed(trx, event.id)
    const { seen } = call.input
    if (seen && !isDeepStrictEqual(seen, before)) throw changed()
    const sent = call.input.categories.map(({ category_id, title }) => ({
      category_id: category_id ?? `cat_${randomUUID().replaceAll('-', '')}`,
      title,
    }))
    await writeCategories(trx, event.id, sent)
    const after = await listed(trx, event.id)
    const action = { action: 'edit', kind: 'lot_categories', id: event.id, title: event.name }
    const [was, is] = [{ categories: before }, { categories: after }]
    if (!isDeepStrictEqual(was, is)) await recordAction(trx, call, { ...action, before: was, after: is })
    return categoriesOf(trx, event.id)
  })
}

const changed = () =>
  new HttpError(409, {
    error: 'categories_changed',
    error_description:
      'Somebody else has changed these categories since you opened them. Nothing of yours was saved yet.',
  })

export const undoableCategories: Undoable = {
  needs: { edit: 'auction.edit' },
  async read(trx, _, event) {
    await lockCategories(trx, event.id)
    return { categories: await listed(trx, event.id) }
  },
  restore: (trx, _, event, __, value) =>
    writeCategories(trx, event.id, (value?.categories ?? []) as readonly Category[]),
}

function categoriesOf(db: Kysely<Database>, eventId: string) {
  return db
    .selectFrom('lot_categories')
    .leftJoin('lots', 'lots.category_id', 'lot_categories.id')
    .select(eb => [
      'lot_categories.id as category_id',
      'lot_categories.title',
      eb.fn.count<number>('lots.id').as('items'),
    ])
    .where('lot_categories.event_id', '=', eventId)
    .groupBy('lot_categories.id')
    .orderBy('lot_categories.place')
    .execute()
}

async function lockCategories(trx: Transaction<Database>, eventId: string): Promise<void> {
  await trx.selectFrom('events').select('id').where('id', '=', eventId).forUpdate().execute()
}

function listed(trx: Transaction<Database>, eventId: string): Promise<Category[]> {
  return trx
    .selectFrom('lot_categories')
    .select(['id as category_id', 'title'])
    .where('event_id', '=', eventId)
    .orderBy('place')
    .execute()
}

/**
 * Replaces the event's categories by these, in this order.
 * @throws {HttpError} 400 if lots are in one that is left out
 */
async function writeCategories(trx: Transaction<Database>, eventId: string, wanted: readonly Category[]) {
  const known = await categoriesOf(trx, eventId)
  const ids = new Set(wanted.map(({ category_id }) => category_id))
  const full = known.find(({ category_id, items }) => !ids.has(category_id) && items > 0)
  if (full) {
    throw validationError({
      categories: { sentence: 'There are lots in {title}: give them another category first', values: full },
    })
  }
  const gone = known.filter(({ category_id }) => !ids.has(category_id)).map(({ category_id }) => category_id)
  if (gone.length) await trx.deleteFrom('lot_categories').where('id', 'in', gone).execute()
  // Set to negative places first, because a place must be unique at every moment.
  for (const sign of [-1, 1]) {
    for (const [index, { category_id: id, title }] of wanted.entries()) {
      const place = sign * (index + 1)
      await trx
        .insertInto('lot_categories')
        .values({ id, event_id: eventId, title, place })
        .onConflict(conflict =>
          conflict.column('id').doUpdateSet({ title, place }).where('lot_categories.event_id', '=', eventId),
        )
        .execute()
    }
  }
}
