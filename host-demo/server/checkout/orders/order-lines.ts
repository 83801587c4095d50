import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { OrderLineRow } from './order-row.ts'

/** In the order of the request. */
export function linesOf(db: Kysely<Database>, { id }: { readonly id: string }): Promise<OrderLineRow[]> {
  return db.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('position').execute()
}
