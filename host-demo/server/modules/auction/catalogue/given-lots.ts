import type { Transaction } from 'kysely'
import { forgetLogged, naming } from '../../../identity/audit/forget-logged.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Erasure } from '../../../identity/personal-data.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { descriptionHtml } from '../../../platform/http/description-html.ts'
import type { GivenLot, GivenLots } from '../../module.ts'
import { findLot } from '../find-lot.ts'
import { pushStock } from '../stock.ts'
import { checkLot } from './check-lot.ts'
import { type LotRecord, recorded } from './lot-record.ts'
import { insertLot, newLotId } from './write-lot.ts'

const hour = 3_600_000

export const givenLots: GivenLots = {
  async add(trx, call, given) {
    const event = await call.event()
    const at = await databaseTime(trx, call.context.now)
    const record = draftOf(given, event.currency_decimals, at)
    const id = newLotId()
    await checkLot(trx, event.id, record, undefined, at)
    await insertLot(trx, event.id, id, record)
    const action = { action: 'add', kind: 'lot', id, title: record.title, people: given.people }
    await recordAction(trx, call, { ...action, before: null, after: recorded(record) })
    return id
  },

  async there(db, eventId, ids) {
    const found = await db
      .selectFrom('lots')
      .select('id')
      .where('event_id', '=', eventId)
      .where('id', 'in', [...ids])
      .execute()
    return new Set(found.map(({ id }) => id))
  },

  async forget(trx, ids) {
    if (!ids.length) return
    const lots = await trx
      .updateTable('lots')
      .set({ donor: null })
      .where('id', 'in', [...ids])
      .returning(['id', 'event_id'])
      .execute()
    for (const { id, event_id } of lots) await pushStock(trx, await findLot(trx, event_id, id), { edited: true })
    await forgetLogged(trx, ['lot'], ids)
  },
}

/** A silent lot with the terms that the desk's form begins with. */
function draftOf(given: GivenLot, decimals: number, at: Date): LotRecord {
  const [picture = null, ...pictures] = given.pictures
  const opens = Math.ceil(at.getTime() / hour) * hour
  return {
    kind: 'competitive_bid',
    title: given.title,
    summary: '',
    description: descriptionHtml(given.description),
    donor: given.donor,
    category_id: null,
    picture,
    pictures,
    retail_value: given.retail_value,
    restrictions: given.restrictions,
    minimum_age: null,
    without_bids: false,
    opening_price: 10 * 10 ** decimals,
    reserve: null,
    buy_now_price: null,
    stock: 1,
    winners: 1,
    proxy: true,
    increments: null,
    extension_minutes: 2,
    opens_at: new Date(opens),
    closes_at: new Date(opens + 24 * hour),
    published: false,
  }
}

/** Takes a person's name off the lots that they gave, and out of the log of these lots. */
export async function forgetDonor(
  trx: Transaction<Database>,
  { person, organisationId }: Pick<Erasure, 'person' | 'organisationId'>,
): Promise<void> {
  const given = await trx
    .selectFrom('audit_log')
    .select('subject_id')
    .distinct()
    .where('event_id', 'in', db =>
      db.selectFrom('events').select('events.id').where('organisation_id', '=', organisationId),
    )
    .where('kind', '=', 'lot')
    .where(naming(person))
    .execute()
  await givenLots.forget(
    trx,
    given.map(({ subject_id }) => subject_id),
  )
}
