import { type Kysely, sql } from 'kysely'
import type { OrderRow } from '../../../checkout/orders/order-row.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { normalEmail } from '../../../platform/hashes.ts'
import type { DrawRow } from '../find-draw.ts'

type Draw = Pick<DrawRow, 'id' | 'per_person'>
type Buyer = Pick<OrderRow, 'user_id' | 'email' | 'address_hash'>

/**
 * How many numbers the buyer has or is paying for. Anybody can type anybody's address, so the unpaid numbers of guests
 * count only in their own network: a stranger's would use up the limit of the address.
 */
export async function ownNumbers(db: Kysely<Database>, draw: Draw, buyer: Buyer): Promise<number> {
  if (draw.per_person === null) return 0
  const near = buyer.address_hash ?? ''
  const { count } = await entriesOf(db, draw, buyer)
    .where(eb =>
      eb.or([
        eb('state', '=', 'sold'),
        eb.and([
          eb('state', '=', 'held'),
          eb.or([eb('orders.address_hash', '=', near), ...ofAccount(buyer).map(id => eb('orders.user_id', '=', id))]),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** How many numbers the buyer has paid for. */
export async function paidNumbers(db: Kysely<Database>, draw: Draw, buyer: Buyer): Promise<number> {
  if (draw.per_person === null) return 0
  const { count } = await entriesOf(db, draw, buyer).where('state', '=', 'sold').executeTakeFirstOrThrow()
  return count
}

/** Counts those of the account, and those of orders with its address. */
const entriesOf = (db: Kysely<Database>, { id }: Draw, buyer: Buyer) =>
  db
    .selectFrom('draw_entries')
    .innerJoin('order_lines', 'order_lines.id', 'draw_entries.order_line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('draw_id', '=', id)
    .where(eb =>
      eb.or([
        eb(sql<string>`lower(trim(orders.email))`, '=', normalEmail(buyer.email)),
        ...ofAccount(buyer).map(user => eb('orders.user_id', '=', user)),
      ]),
    )

const ofAccount = ({ user_id }: Buyer) => (user_id === null ? [] : [user_id])

/** How many numbers of the draw all lines of the order have together. */
export async function orderedNumbers(
  db: Kysely<Database>,
  { id }: Pick<DrawRow, 'id'>,
  order: Pick<OrderRow, 'id'>,
): Promise<number> {
  const lines = await db
    .selectFrom('draw_lines')
    .innerJoin('order_lines', 'order_lines.id', 'draw_lines.order_line_id')
    .select('quantity')
    .where('draw_id', '=', id)
    .where('order_id', '=', order.id)
    .execute()
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
