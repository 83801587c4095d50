import type { Kysely, Selectable, Transaction } from 'kysely'
import type { InferInput } from 'valibot'
import { eventChannel } from '../../../src/api/channels.ts'
import type { donationTotalSchema } from '../../../src/api/donations.ts'
import { donationTotalPush } from '../../../src/api/donations.ts'
import type { Event } from '../identity/events.ts'
import type { Database } from '../platform/db/schema.ts'

/** The change of an event's total by a payment or refund: minor units and counts, of either sign. */
export interface TotalChange {
  amount: number
  gifts: number
  donors: number
}

export const noChange = (): TotalChange => ({ amount: 0, gifts: 0, donors: 0 })

export function addChange(sum: TotalChange, more: TotalChange): void {
  sum.amount += more.amount
  sum.gifts += more.gifts
  sum.donors += more.donors
}

type DonationTotalWire = InferInput<typeof donationTotalSchema>

/** The total as it is read and pushed. */
export async function readTotal(db: Kysely<Database>, event: Event): Promise<DonationTotalWire> {
  const row = await db.selectFrom('event_totals').selectAll().where('event_id', '=', event.id).executeTakeFirstOrThrow()
  return wireOf(row, event)
}

/**
 * Changes an event's total, and writes the push for after the commit. The row's lock serialises changes; the version
 * tells which is the newest.
 */
export async function changeTotal(
  trx: Transaction<Database>,
  event: Event,
  change: TotalChange,
  rowLocks: boolean,
): Promise<void> {
  const before = await trx
    .selectFrom('event_totals')
    .selectAll()
    .where('event_id', '=', event.id)
    .$if(rowLocks, query => query.forUpdate())
    .executeTakeFirstOrThrow()
  const after = {
    sequence: before.sequence + 1,
    total_raised: before.total_raised + change.amount,
    donation_count: before.donation_count + change.gifts,
    donor_count: before.donor_count + change.donors,
  }
  await trx.updateTable('event_totals').set(after).where('event_id', '=', event.id).execute()
  await trx
    .insertInto('outbox')
    .values({
      channel: eventChannel(event.id),
      event: donationTotalPush.event,
      data: JSON.stringify(wireOf({ event_id: event.id, ...after }, event)),
    })
    .execute()
}

function wireOf(row: Selectable<Database['event_totals']>, event: Event): DonationTotalWire {
  const { event_id: _, ...total } = row
  return { ...total, currency: event.currency, currency_decimals: event.currency_decimals, goal: event.goal ?? 0 }
}
