import { type Kysely, sql, type Transaction } from 'kysely'
import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'
import { createFairQueue } from '../../identity/fair-queue.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import { storePicture } from '../../platform/files/store-picture.ts'
import { validationError } from '../../platform/http/http-error.ts'
import { countOrRefuse } from '../../platform/http/rate-limit.ts'
import { refuseUnlessOpen } from './rules.ts'

// Unpacking a picture takes memory, and anybody may send one.
const inTurn = createFairQueue(2, 12, 'Many pictures are arriving right now. Please try again in a few seconds.')

export const donatedItemPicture: Handler<typeof endpoints.donatedItemPicture> = async call => {
  const { db, now } = call.context
  const { picture, idempotency_key } = call.input
  const { id } = await call.event()
  await refuseUnlessOpen(db, id, await databaseTime(db, now))
  // People offer from home, not from a ballroom. An offer has four pictures, and may change its mind.
  const limits = [
    { of: ['picture of an offer', id, idempotency_key], most: 16, minutes: 24 * 60 },
    { of: ['pictures of offers', call.address], most: 40, minutes: 15 },
    { of: ['pictures of offers', call.address, 'day'], most: 150, minutes: 24 * 60 },
  ]
  await countOrRefuse(db, limits, now())
  const store = () => storePicture(call.context, picture.data, 'picture', { pixels: 50_000_000, seconds: 5 })
  const { path, width, height } = await inTurn(call.address, store)
  return { picture: { uri: path }, width, height }
}

/**
 * Locks uploaded pictures, so that none is pruned before the commit.
 * @throws {HttpError} 400 if one was not uploaded, or is pruned already
 */
export async function lockPictures(trx: Transaction<Database>, pictures: readonly string[]): Promise<void> {
  if (!pictures.length) return
  const found = await trx
    .selectFrom('uploaded_pictures')
    .select('path')
    .where('path', 'in', [...new Set(pictures)])
    .orderBy('path')
    .forUpdate()
    .execute()
  const known = new Set(found.map(({ path }) => path))
  if (!pictures.every(path => known.has(path))) throw validationError({ pictures: 'Upload this picture again' })
}

/** Does an offer show this picture? */
export async function usesPicture(db: Kysely<Database>, path: string): Promise<boolean> {
  const found = await db
    .selectFrom('donated_items')
    .select('id')
    .where(sql<boolean>`pictures @> ${JSON.stringify([path])}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
