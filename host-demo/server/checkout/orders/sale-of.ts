import type { Kysely } from 'kysely'
import type { Event } from '../../identity/events.ts'
import type { Context } from '../../platform/context.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { OrderRow } from './order-row.ts'
import type { Sale } from './payment-origin.ts'

/** The sale of an order, at this moment. */
export async function saleOf(
  trx: Kysely<Database>,
  { now, rowLocks, origins }: Pick<Context, 'now' | 'rowLocks' | 'origins'>,
  order: Pick<OrderRow, 'event_id'> | { readonly event: Event },
): Promise<Sale> {
  const event =
    'event' in order
      ? order.event
      : await trx.selectFrom('events').selectAll().where('id', '=', order.event_id).executeTakeFirstOrThrow()
  return { event, person: undefined, at: await databaseTime(trx, now), rowLocks, origins }
}
