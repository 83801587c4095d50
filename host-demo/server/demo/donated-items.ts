import type { Transaction } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { normalEmail } from '../platform/hashes.ts'
import type { DemoEvent } from './demo-event.ts'
import { instantOf } from './demo-time.ts'
import { addressOfPicture } from './store-pictures.ts'

const day = 24 * 3_600_000

/** Seeds what was offered to an event. Sends no mails. Needs its auction. */
export async function seedDonatedItems(
  trx: Transaction<Database>,
  { id: event_id, pathName, donatedItems }: DemoEvent,
  now: Date,
): Promise<void> {
  if (!donatedItems) return
  const { introduction, closesInDays, offers } = donatedItems
  const closes_at = new Date(instantOf({ inDays: closesInDays, at: '22:00' }, now))
  await trx.insertInto('donated_item_rules').values({ event_id, takes_offers: true, closes_at, introduction }).execute()
  for (const [index, offer] of offers.entries()) {
    const [first_name = '', ...rest] = offer.name.split(' ')
    const lot = offer.lot
      ? await trx
          .selectFrom('lots')
          .select('id')
          .where('event_id', '=', event_id)
          .where('title', '=', offer.lot)
          .executeTakeFirstOrThrow()
      : undefined
    const offered_at = new Date(now.getTime() - offer.daysAgo * day)
    await trx
      .insertInto('donated_items')
      .values({
        id: `${event_id}-offer-${index + 1}`,
        event_id,
        state: offer.decided ?? 'new',
        title: offer.title,
        description: offer.description,
        kind: offer.kind,
        retail_value: offer.retailValue ?? null,
        restrictions: offer.restrictions ?? null,
        valid_until: null,
        delivery: offer.delivery,
        pictures: JSON.stringify(offer.art ? [addressOfPicture(`${pathName}/lots/${offer.art}`)] : []),
        first_name,
        last_name: rest.join(' '),
        email: offer.email,
        email_normal: normalEmail(offer.email),
        mobile: null,
        company: offer.company ?? null,
        user_id: null,
        shown_as: offer.anonymous ? null : (offer.company ?? offer.name),
        mailed: true,
        notes: offer.notes ?? '',
        message: offer.message ?? null,
        lot_id: lot?.id ?? null,
        thanked: offer.decided === 'accepted',
        offered_at,
        decided_at: offer.decided ? new Date(offered_at.getTime() + day) : null,
        decided_by: null,
        key_hash: null,
        request_hash: null,
      })
      .execute()
  }
}
