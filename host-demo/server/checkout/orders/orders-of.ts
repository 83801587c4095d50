import type { Transaction } from 'kysely'
import type { Erasure } from '../../identity/personal-data.ts'
import type { Database } from '../../platform/db/schema.ts'

/**
 * The orders that somebody's account has at a charity, and those made as a guest with its address, locked until the
 * commit.
 */
export async function ordersOf(
  trx: Transaction<Database>,
  { person: { id, email_normal }, organisationId }: Pick<Erasure, 'person' | 'organisationId'>,
): Promise<string[]> {
  const orders = await trx
    .selectFrom('orders')
    .select('id')
    .where(eb => eb.or([eb('user_id', '=', id), eb(eb.fn('lower', ['email']), '=', email_normal)]))
    .where('event_id', 'in', db => db.selectFrom('events').select('id').where('organisation_id', '=', organisationId))
    .orderBy('id')
    .forUpdate()
    .execute()
  return orders.map(order => order.id)
}
