import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { schedule } from '../../../platform/jobs/schedule.ts'

export const outbidMailKind = 'mail-outbid'

export async function scheduleOutbidMails(
  trx: Kysely<Database>,
  lotId: string,
  bidders: readonly string[],
): Promise<void> {
  for (const bidder of bidders) await schedule(trx, { kind: outbidMailKind, key: `${lotId} ${bidder}` })
}
