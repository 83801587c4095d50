import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { type NewJob, schedule } from '../../../platform/jobs/schedule.ts'

export const stockJobKind = 'ticket-stock'

export interface StockJob {
  readonly eventId: string
}

interface When {
  /** @default the event's */
  readonly key?: string
  /** @default now */
  readonly dueAt?: Date
}

export function newStockJob(eventId: string, { key = eventId, dueAt }: When = {}): NewJob {
  const payload: StockJob = { eventId }
  return { kind: stockJobKind, key, payload, ...(dueAt && { dueAt }) }
}

/** Tickets came back, or will at that time: schedules a push to everybody, and offers to the waiting list. */
export async function scheduleStock(trx: Kysely<Database>, eventId: string, when?: When): Promise<void> {
  await schedule(trx, newStockJob(eventId, when))
}
