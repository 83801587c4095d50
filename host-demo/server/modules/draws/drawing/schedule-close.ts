import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { cancel, schedule } from '../../../platform/jobs/schedule.ts'
import type { DrawRow } from '../find-draw.ts'

export const closeDrawKind = 'close-draw'

/** Schedules the draw's close at its end, replacing an earlier schedule. */
export async function scheduleClose(trx: Kysely<Database>, draw: Pick<DrawRow, 'id' | 'closes_at'>): Promise<void> {
  await schedule(trx, { kind: closeDrawKind, key: draw.id, dueAt: draw.closes_at })
}

export async function cancelClose(trx: Kysely<Database>, draw: Pick<DrawRow, 'id'>): Promise<void> {
  await cancel(trx, { kind: closeDrawKind, key: draw.id })
}
