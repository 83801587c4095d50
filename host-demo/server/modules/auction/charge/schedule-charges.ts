import type { Transaction } from 'kysely'
import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { schedule } from '../../../platform/jobs/schedule.ts'

export const chargeKind = 'charge-winner'

/**
 * If the event charges saved cards, schedules the charge some minutes after a bidder's last win, so that it is one
 * payment, and winners can pay themselves before.
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
  if (minutes === null) return
  const chargeable = await withCard(trx, bidders)
  if (!chargeable.length) return
  const dueAt = new Date(at.getTime() + minutes * 60_000)
  await trx
    .updateTable('lot_wins')
    .set({ charge_state: 'planned' })
    .where('bidder_id', 'in', chargeable)
    .where('paid_at', 'is', null)
    .where('charge_state', '=', 'none')
    .execute()
  for (const bidder of chargeable) await schedule(trx, { kind: chargeKind, key: bidder, dueAt })
}

/** The bidders with a saved card. The others pay by the link in their mail. */
async function withCard(trx: Transaction<Database>, bidders: readonly string[]): Promise<string[]> {
  if (!bidders.length) return []
  const found = await trx
    .selectFrom('bidders')
    .innerJoin('cards', 'cards.user_id', 'bidders.user_id')
    .select('bidders.id')
    .distinct()
    .where('bidders.id', 'in', bidders)
    .where('removed_at', 'is', null)
    .execute()
  return found.map(({ id }) => id)
}
