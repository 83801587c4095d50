import type { Transaction } from 'kysely'
import type { Person } from '../../identity/sessions.ts'
import type { Database } from '../../platform/db/schema.ts'

/** The orders of somebody's account, and those made as a guest with its address, locked until the commit. */
export async function ordersOf(trx: Transaction<Database>, { id, email_normal }: Person): Promise<string[]> {
  const orders = await trx
    .selectFrom('orders')
    .select('id')
    .where(eb => eb.or([eb('user_id', '=', id), eb(eb.fn('lower', ['email']), '=', email_normal)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  return orders.map(order => order.id)
}
