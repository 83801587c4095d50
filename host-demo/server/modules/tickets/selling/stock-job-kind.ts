import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { schedule } from '../../../platform/jobs/schedule.ts'

export const stockJobKind = 'ticket-stock'

export interface StockJob {
  readonly eventId: string
}

/** Tickets came back, or will at that time: tells everybody, and offers them to whoever waits. */
export async function scheduleStock(
  trx: Kysely<Database>,
  eventId: string,
  { key = eventId, dueAt }: { readonly key?: string; readonly dueAt?: Date } = {},
): Promise<void> {
  const payload: StockJob = { eventId }
  await schedule(trx, { kind: stockJobKind, key, payload, ...(dueAt && { dueAt }) })
}
