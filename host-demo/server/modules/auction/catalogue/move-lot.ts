import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import type { Lot } from '../find-lot.ts'
import { pushCatalogueChange } from './catalogue-change.ts'

/**
 * Gives a lot a number, and moves those between up or down by one. A number past the end means the end. Needs the
 * catalogue's lock.
 * @returns its number
 */
export async function setLotNumber(trx: Transaction<Database>, lot: Lot, wanted: number): Promise<number> {
  const numbers = await trx
    .selectFrom('lots')
    .select('number')
    .where('event_id', '=', lot.event_id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const from = await numberOf(trx, lot)
  const to = Math.min(wanted, numbers.number)
  if (to === from) return from
  const [first, last, step] = to < from ? [to, from - 1, 1] : [from + 1, to, -1]
  // Set to negative numbers first, because a number must be unique at every moment.
  await trx
    .updateTable('lots')
    .set({ number: sql`case when id = ${lot.id} then ${sql.lit(-to)} else -(number + ${sql.lit(step)}) end` })
    .where('event_id', '=', lot.event_id)
    .where(eb => eb.or([eb('id', '=', lot.id), eb.between('number', first, last)]))
    .execute()
  await trx
    .updateTable('lots')
    .set({ number: sql`-number` })
    .where('event_id', '=', lot.event_id)
    .where('number', '<', 0)
    .execute()
  await pushCatalogueChange(trx, lot)
  return to
}

async function numberOf(db: Kysely<Database>, { id }: Lot): Promise<number> {
  return (await db.selectFrom('lots').select('number').where('id', '=', id).executeTakeFirstOrThrow()).number
}
