import { sql, type Transaction } from 'kysely'
import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { newJobs } from '../../../platform/jobs/schedule.ts'
import type { Part } from './find-item.ts'
import type { Reservation } from './reservations.ts'
import { newStockJob } from './stock-job-kind.ts'

/** A filled basket, and what it contained before. */
export interface Filled {
  readonly basket: Reservation
  readonly parts: readonly Part[]
  readonly before: readonly Part[]
}

/** Stores the baskets' new tickets, and schedules what follows when they come back. */
export async function storeBaskets(
  trx: Transaction<Database>,
  { event }: Sale,
  filled: readonly Filled[],
): Promise<void> {
  await trx
    .insertInto('ticket_reservations')
    .values(filled.map(({ basket }) => basket))
    .onConflict(conflict =>
      conflict.column('key_hash').doUpdateSet({
        order_id: sql`excluded.order_id`,
        created_at: sql`excluded.created_at`,
        expires_at: sql`excluded.expires_at`,
        extended: sql`excluded.extended`,
        waiter_id: sql`excluded.waiter_id`,
      }),
    )
    .execute()
  const ids = filled.map(({ basket }) => basket.id)
  await trx.deleteFrom('ticket_reservation_parts').where('reservation_id', 'in', ids).execute()
  const rows = filled.flatMap(({ basket, parts }) => parts.map(part => ({ ...part, reservation_id: basket.id })))
  if (rows.length) await trx.insertInto('ticket_reservation_parts').values(rows).execute()
  const jobs = filled
    .filter(({ parts }) => parts.length)
    .map(({ basket }) => newStockJob(event.id, { key: basket.id, dueAt: basket.expires_at }))
  // What somebody has put back is offered to the waiting list at once.
  if (filled.some(hasGivenBack)) jobs.push(newStockJob(event.id))
  if (jobs.length) await newJobs(trx, jobs).execute()
}

const hasGivenBack = ({ before, parts }: Filled) =>
  before.some(
    ({ event_ticket_type_id: id, quantity }) =>
      (parts.find(part => part.event_ticket_type_id === id)?.quantity ?? 0) < quantity,
  )
