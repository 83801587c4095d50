import type { Kysely, Selectable } from 'kysely'
import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'

type Rules = Selectable<Database['donated_item_rules']>

/** An event's rules, if it takes offers or has taken them until its closing date. */
export async function rulesOf(db: Kysely<Database>, eventId: string): Promise<Rules | undefined> {
  return db
    .selectFrom('donated_item_rules')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('takes_offers', '=', true)
    .executeTakeFirst()
}

export const isOpen = ({ closes_at }: Pick<Rules, 'closes_at'>, at: Date) => closes_at === null || at < closes_at

/** @throws {HttpError} 404 `donated_items_off`, 409 `donated_items_closed` */
export async function refuseUnlessOpen(db: Kysely<Database>, eventId: string, at: Date): Promise<void> {
  const rules = await rulesOf(db, eventId)
  if (!rules) throw off()
  if (isOpen(rules, at)) return
  throw new HttpError(409, {
    error: 'donated_items_closed',
    error_description: 'Offers are closed. Nothing was sent.',
  })
}

export const donatedItemTerms: Handler<typeof endpoints.donatedItemTerms> = async call => {
  const { db, now } = call.context
  const { id, currency, currency_decimals } = await call.event()
  const rules = await rulesOf(db, id)
  if (!rules) throw off()
  return {
    currency,
    currency_decimals,
    takes_offersYN: isOpen(rules, await databaseTime(db, now)) ? 'yes' : 'no',
    closes_at: rules.closes_at?.toISOString() ?? null,
    introduction: rules.introduction,
  }
}

const off = () =>
  new HttpError(404, {
    error: 'donated_items_off',
    error_description: 'This event does not take offers of things to sell (any more).',
  })
