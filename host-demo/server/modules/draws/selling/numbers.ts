import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import type { DrawRow } from '../find-draw.ts'

/**
 * Gives a line the lowest free numbers, held until it is paid. Needs the draw's lock, and that enough numbers are
 * left.
 */
export async function takeNumbers(
  trx: Transaction<Database>,
  draw: Pick<DrawRow, 'id' | 'last_number'>,
  { id: order_line_id, quantity }: { readonly id: number; readonly quantity: number },
): Promise<void> {
  const freed = await trx
    .deleteFrom('draw_free_numbers')
    .where('draw_id', '=', draw.id)
    .where('number', 'in', db =>
      db
        .selectFrom('draw_free_numbers')
        .select('number')
        .where('draw_id', '=', draw.id)
        .orderBy('number')
        .limit(quantity),
    )
    .returning('number')
    .execute()
  const fresh = Array.from({ length: quantity - freed.length }, (_, index) => draw.last_number + 1 + index)
  if (fresh.length) {
    const last_number = draw.last_number + fresh.length
    await trx.updateTable('draws').set({ last_number }).where('id', '=', draw.id).execute()
  }
  const numbers = [...freed.map(({ number }) => number), ...fresh]
  await trx
    .insertInto('draw_entries')
    .values(numbers.map(number => ({ draw_id: draw.id, number, order_line_id, state: 'held' as const })))
    .execute()
}

/** Frees the numbers of an unpaid line for others. Needs the draw's lock. */
export async function freeNumbers(trx: Transaction<Database>, { id }: { readonly id: number }): Promise<void> {
  const freed = await trx
    .deleteFrom('draw_entries')
    .where('order_line_id', '=', id)
    .where('state', '=', 'held')
    .returning(['draw_id', 'number'])
    .execute()
  if (freed.length) await trx.insertInto('draw_free_numbers').values(freed).execute()
}

/** Marks the numbers of a paid line as sold. Needs the draw's lock. */
export async function sellNumbers(
  trx: Transaction<Database>,
  draw: Pick<DrawRow, 'id'>,
  { id, quantity }: { readonly id: number; readonly quantity: number },
): Promise<void> {
  await trx.updateTable('draw_entries').set({ state: 'sold' }).where('order_line_id', '=', id).execute()
  await trx
    .updateTable('draws')
    .set({ sold: sql`sold + ${quantity}` })
    .where('id', '=', draw.id)
    .execute()
}
