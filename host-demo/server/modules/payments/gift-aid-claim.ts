import { type Kysely, sql } from 'kysely'
import type { InputOf } from '../../../../src/api/endpoint.ts'
import type { endpoints } from '../../../../src/api/table.ts'
import { giftAidOn } from '../../../../src/lib/gift-aid.ts'
import { giftInLine } from '../../checkout/orders/line-gift-aid.ts'
import type { Handler } from '../../identity/call.ts'
import type { Event } from '../../identity/events.ts'
import { contains, rowsOfPage } from '../../platform/db/paging.ts'
import type { Database } from '../../platform/db/schema.ts'
import { dayOf, endOfDay, startOfDay } from '../../platform/local-day.ts'

/**
 * A declaration that was withdrawn after the gift was paid still covers it, and one that was withdrawn before is gone:
 * see `dropWithdrawn`.
 */
export const adminGiftAidClaim: Handler<typeof endpoints.adminGiftAidClaim> = async call => {
  const { db } = call.context
  const event = await call.event()
  const found = declaredGifts(db, event, call.input)
  const { rows, total } = await rowsOfPage(
    found,
    found
      .select(['order_lines.id', 'title', 'reference', 'paid_at', giftInLine.as('amount')])
      .select(['declared.first_name', 'declared.last_name', 'line_1', 'line_2', 'town', 'postcode', 'country'])
      .select('outside_uk')
      .orderBy('paid_at')
      .orderBy('order_lines.id'),
    call.input,
  )
  const { sum } = await found.select(sql<number>`coalesce(sum(${giftInLine}), 0)`.as('sum')).executeTakeFirstOrThrow()
  const gift_amount = Number(sum)
  return {
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    items: rows.map(({ id, reference, paid_at, outside_uk, ...gift }) => ({
      ...gift,
      gift_id: String(id),
      order_reference: reference,
      outside_ukYN: outside_uk ? 'yes' : 'no',
      paid_on: paid_at ? dayOf(paid_at, event.settings.time_zone) : '',
    })),
    total,
    gift_amount,
    tax_amount: giftAidOn(gift_amount),
  }
}

type Asked = Pick<InputOf<typeof endpoints.adminGiftAidClaim>, 'from' | 'to' | 'search'>

function declaredGifts(db: Kysely<Database>, { id, settings }: Event, { from, to, search = '' }: Asked) {
  let found = db
    .selectFrom('gift_aid_declarations as declared')
    .innerJoin('order_lines', 'order_lines.id', 'declared.order_line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where('event_id', '=', id)
    .where('paid_at', 'is not', null)
    .where(giftInLine, '>', 0)
  if (from) found = found.where('paid_at', '>=', startOfDay(from, settings.time_zone))
  if (to) found = found.where('paid_at', '<', new Date(endOfDay(to, settings.time_zone).getTime() + 1000))
  for (const word of search.split(/\s+/).filter(Boolean)) {
    const text = sql`concat_ws(' ', reference, declared.first_name, declared.last_name, line_1, postcode)`
    found = found.where(contains(text, word))
  }
  return found
}
