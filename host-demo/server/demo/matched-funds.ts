import type { Transaction } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import type { DemoEvent } from './demo-event.ts'
import { inDays } from './in-days.ts'

/** Seeds an event's matched fund. */
export async function seedFund(
  trx: Transaction<Database>,
  { id, giving: { fund } }: DemoEvent,
  now: Date,
): Promise<void> {
  if (!fund) return
  const { startsInDays, endsInDays, ...rest } = fund
  await trx
    .insertInto('matched_funds')
    .values({
      ...rest,
      id: `fund_${id}`,
      event_id: id,
      starts_at: inDays(now, startsInDays),
      ends_at: endsInDays === undefined ? null : inDays(now, endsInDays),
    })
    .execute()
}
