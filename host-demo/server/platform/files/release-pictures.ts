import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

/**
 * Has the next pruning look at these pictures, which a record does not use any more. It keeps those that another one
 * uses.
 */
export async function releasePictures(trx: Transaction<Database>, pictures: readonly string[]): Promise<void> {
  if (!pictures.length) return
  await trx
    .insertInto('uploaded_pictures')
    // Sorted, so that two releases cannot deadlock.
    .values([...new Set(pictures)].sort().map(path => ({ path, at: new Date(0) })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
