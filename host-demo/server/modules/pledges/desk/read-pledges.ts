import { sql } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { Handler } from '../../../identity/call.ts'
import { contains, pageOf } from '../../../platform/db/paging.ts'
import { rowOf } from './desk-wire.ts'

export const adminPledges: Handler<typeof endpoints.adminPledges> = async call => {
  const { db } = call.context
  const event = await call.event()
  const { pledge_item_id, status = 'all', search = '' } = call.input
  let found = db.selectFrom('pledges').where('event_id', '=', event.id)
  if (pledge_item_id) found = found.where('item_id', '=', pledge_item_id)
  if (status === 'undone') found = found.where('undone_at', 'is not', null)
  if (status === 'paid') found = found.where('paid_at', 'is not', null)
  if (status === 'promised') found = found.where('paid_at', 'is', null).where('undone_at', 'is', null)
  for (const word of search.split(/\s+/).filter(Boolean)) {
    const text = sql<string>`concat_ws(' ', paddle, shown_as, first_name, last_name, email)`
    found = found.where(contains(text, word))
  }
  const { limit, offset } = pageOf(call.input)
  const rows = await found.selectAll().orderBy('pledged_at', 'desc').orderBy('id').limit(limit).offset(offset).execute()
  const { total } = await found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return {
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    items: rows.map(rowOf),
    total: Number(total),
  }
}
