import type { Transaction } from 'kysely'
import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { schedule } from '../../../platform/jobs/schedule.ts'

export const chargeKind = 'charge-winner'

/**
 * Charges what these bidders have won, where the event wants it: some minutes after the last of it, so that all is in
 * one payment, and winners can pay themselves before.
 */
export async function scheduleCharges(
  trx: Transaction<Database>,
  { event, at }: Sale,
  bidders: readonly string[],
): Promise<void> {
  const { charge_after_minutes: minutes } = await trx
    .selectFrom('auctions')
    .select('charge_after_minutes')
    .where('event_id', '=', event.id)
    .executeTakeFirstOrThrow()
  if (minutes === null || !bidders.length) return
  const dueAt = new Date(at.getTime() + minutes * 60_000)
  await trx
    .updateTable('lot_wins')
    .set({ charge_state: 'planned' })
    .where('bidder_id', 'in', bidders)
    .where('paid_at', 'is', null)
    .where('charge_state', '=', 'none')
    .execute()
  for (const bidder of bidders) await schedule(trx, { kind: chargeKind, key: bidder, dueAt })
}
