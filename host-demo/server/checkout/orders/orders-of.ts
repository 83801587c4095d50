import type { Transaction } from 'kysely'
import { isOwn } from '../../identity/own-rows.ts'
import type { Erasure } from '../../identity/personal-data.ts'
import type { Database } from '../../platform/db/schema.ts'

/** Locks and returns a person's orders at an organisation: those of the account, and orders without one to its address. */
export async function ordersOf(
  trx: Transaction<Database>,
  { person, organisationId }: Pick<Erasure, 'person' | 'organisationId'>,
): Promise<string[]> {
  const orders = await trx
    .selectFrom('orders')
    .select('id')
    .where(isOwn(person, 'user_id', 'email'))
    .where('event_id', 'in', db => db.selectFrom('events').select('id').where('organisation_id', '=', organisationId))
    .orderBy('id')
    .forUpdate()
    .execute()
  return orders.map(order => order.id)
}

/** For use in another statement. */
export const lineIdsOf = (trx: Transaction<Database>, orderIds: readonly string[]) =>
  trx.selectFrom('order_lines').select('id').where('order_id', 'in', orderIds)
