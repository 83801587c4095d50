import { type Kysely, sql } from 'kysely'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { JobKind } from '../../platform/jobs/job-kind.ts'

/** Keeps the keys of bids that have not arrived, so that they are refused if they still do. */
export async function storeGivenUp(
  trx: Kysely<Database>,
  lot: { readonly id: string },
  at: Date,
  bids: readonly { readonly bidder: string; readonly key: string }[],
): Promise<void> {
  if (!bids.length) return
  const rows = bids.map(({ bidder, key }) => ({ lot_id: lot.id, bidder_id: bidder, key, at }))
  await trx
    .insertInto('given_up_bids')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Deletes them after a day, when no request can still be on its way. */
export const pruneGivenUpJob: JobKind = {
  kind: 'prune-given-up-bids',
  every: 3600,
  async run({ db, now }) {
    await db
      .deleteFrom('given_up_bids')
      .where('at', '<', sql<Date>`${await databaseTime(db, now)}::timestamptz - interval '1 day'`)
      .execute()
  },
}
