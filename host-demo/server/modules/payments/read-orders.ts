import { sql } from 'kysely'
import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'
import { contains, pageOf } from '../../platform/db/paging.ts'
import { offlineOrders, wiresOf } from './offline-orders.ts'

export const adminOfflineOrders: Handler<typeof endpoints.adminOfflineOrders> = async call => {
  const { db } = call.context
  const event = await call.event()
  const { status = 'awaited', search = '' } = call.input
  let found = offlineOrders(db, event.id)
  if (status === 'awaited') found = found.where('status', '=', 'awaiting_offline_payment')
  if (status === 'ended') found = found.where('status', '=', 'cancelled')
  if (status === 'paid') found = found.where('paid_by', 'is not', null)
  for (const word of search.split(/\s+/).filter(Boolean)) {
    const text = sql<string>`concat_ws(' ', reference, first_name, last_name, email, organisation)`
    found = found.where(contains(text, word))
  }
  const { limit, offset } = pageOf(call.input)
  const rows = await found
    .selectAll()
    .orderBy(eb => eb.case().when('paid_at', 'is', null).then(0).else(1).end())
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const sums = await found
    .select(eb => [
      eb.fn.countAll<number>().as('total'),
      sql<number>`coalesce(sum(total) filter (where status = 'awaiting_offline_payment'), 0)`.as('awaited'),
    ])
    .executeTakeFirstOrThrow()
  return {
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    items: await wiresOf(db, rows),
    total: Number(sums.total),
    awaited_amount: Number(sums.awaited),
  }
}
