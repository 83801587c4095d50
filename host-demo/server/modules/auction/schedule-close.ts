import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { cancel, schedule } from '../../platform/jobs/schedule.ts'
import type { Lot } from './find-lot.ts'

export const closeLotKind = 'close-lot'

/** Schedules the lot's close at its end, replacing an earlier schedule. */
export async function scheduleClose(trx: Kysely<Database>, lot: Pick<Lot, 'id' | 'effective_ends_at'>): Promise<void> {
  await schedule(trx, { kind: closeLotKind, key: lot.id, dueAt: lot.effective_ends_at })
}

export async function cancelClose(trx: Kysely<Database>, lot: Pick<Lot, 'id'>): Promise<void> {
  await cancel(trx, { kind: closeLotKind, key: lot.id })
}
