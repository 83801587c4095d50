import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { sha256 } from '../../../../../src/lib/prize-draw.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { DrawRow } from '../find-draw.ts'
import { pushDraw } from '../push.ts'
import { addToRecord } from './record.ts'
import { scheduleClose } from './schedule-close.ts'

/**
 * Opens a draft: guests see it, and its numbers are sold from `opens_at` on. The seed is made now and its hash
 * published, before anybody knows which numbers will take part. Needs the draw's lock.
 */
export async function openDraw(trx: Transaction<Database>, draw: DrawRow, at: Date): Promise<void> {
  const seed = randomBytes(32).toString('hex')
  await trx
    .updateTable('draws')
    .set({ state: 'open', seed, seed_hash: await sha256(seed) })
    .where('id', '=', draw.id)
    .execute()
  await addToRecord(trx, draw, at, [{}], 'opened')
  await scheduleClose(trx, draw)
  await pushDraw(trx, draw, { edited: true })
}
