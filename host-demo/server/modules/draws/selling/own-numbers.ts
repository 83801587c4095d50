import { type Kysely, sql } from 'kysely'
import type { OrderRow } from '../../../checkout/orders/order-row.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { normalEmail } from '../../../platform/hashes.ts'
import type { DrawRow } from '../find-draw.ts'

/**
 * How many numbers the buyer has or is paying for: those of the account, and those of guest orders with its address.
 */
export async function ownNumbers(
  db: Kysely<Database>,
  { id, per_person }: Pick<DrawRow, 'id' | 'per_person'>,
  { user_id, email }: Pick<OrderRow, 'user_id' | 'email'>,
): Promise<number> {
  if (per_person === null) return 0
  const { count } = await db
    .selectFrom('draw_entries')
    .innerJoin('order_lines', 'order_lines.id', 'draw_entries.order_line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('draw_id', '=', id)
    .where('state', '!=', 'refunded')
    .where(eb =>
      eb.or([
        eb(sql<string>`lower(trim(orders.email))`, '=', normalEmail(email)),
        ...(user_id === null ? [] : [eb('orders.user_id', '=', user_id)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}
