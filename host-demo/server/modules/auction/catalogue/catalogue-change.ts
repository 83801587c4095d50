import type { Kysely } from 'kysely'
import { catalogueChangePush } from '../../../../../src/api/admin-lots.ts'
import { deskChannel } from '../../../../../src/api/channels.ts'
import { databaseNow } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { Lot } from '../find-lot.ts'

/** Tells the event's desks after the commit that their lists of lots are outdated. */
export async function pushCatalogueChange(
  trx: Kysely<Database>,
  { id, event_id }: Pick<Lot, 'id' | 'event_id'>,
): Promise<void> {
  const data = JSON.stringify({ auction_item_id: id, sequence: (await databaseNow(trx)).getTime() })
  const push = { channel: deskChannel(event_id), event: catalogueChangePush.event, subject: `${id} catalogue` }
  await trx
    .insertInto('outbox')
    .values({ ...push, data })
    .execute()
}
