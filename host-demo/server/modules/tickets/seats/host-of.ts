import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import type { SeatRow } from './tables.ts'

/** The buyer of a seat. Undefined: the organiser invited the guest. */
export async function hostOf(
  db: Kysely<Database>,
  { order_id }: Pick<SeatRow, 'order_id'>,
): Promise<string | undefined> {
  if (order_id === null) return undefined
  const { first_name, last_name } = await db
    .selectFrom('orders')
    .select(['first_name', 'last_name'])
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow()
  return `${first_name} ${last_name}`.trim()
}
