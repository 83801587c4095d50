import type { Transaction } from 'kysely'
import type { OrderLineRow } from '../../checkout/orders/order-row.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Pledge } from './wire.ts'

/** The promise that an order's line pays; undefined if the line is a new pledge. */
export function promiseOfLine(trx: Transaction<Database>, { id }: OrderLineRow): Promise<Pledge | undefined> {
  return trx
    .selectFrom('pledge_lines')
    .innerJoin('pledges', 'pledges.id', 'pledge_lines.pledge_id')
    .selectAll('pledges')
    .where('order_line_id', '=', id)
    .executeTakeFirst()
}
