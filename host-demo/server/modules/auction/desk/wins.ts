import { type Kysely, sql } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import { cardNotFound } from '../../../checkout/payments/saved-cards.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import { contains, pageOf } from '../../../platform/db/paging.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { chargeWinner } from '../charge/charge-winner.ts'
import { sumOf, type Win } from '../charge/chargeable.ts'
import { findWinner } from '../charge/winner.ts'
import { lotsOf } from '../find-lot.ts'
import { lotPaid } from '../won-lots.ts'
import { findWin, winsOf, wireOfWin, wiresOf, withColumns } from './read-wins.ts'

export const adminWins: Handler<typeof endpoints.adminWins> = async call => {
  const { db } = call.context
  const event = await call.event()
  const { status = 'unpaid', search } = call.input
  let found = winsOf(db, event.id)
  if (status === 'unpaid' || status === 'failed') found = found.where('lot_wins.paid_at', 'is', null)
  if (status === 'failed') found = found.where('charge_state', 'in', ['failed', 'action_required'])
  if (status === 'paid') found = found.where('lot_wins.paid_at', 'is not', null).where('refunded_at', 'is', null)
  if (status === 'refunded') found = found.where('refunded_at', 'is not', null)
  for (const word of (search ?? '').split(/\s+/).filter(Boolean)) {
    const text = sql<string>`concat_ws(' ', paddle, shown_as, first_name, last_name, email, number, title)`
    found = found.where(contains(text, word))
  }
  const { limit, offset } = pageOf(call.input)
  const rows = await withColumns(found)
    .orderBy('won_at', 'desc')
    .orderBy('number')
    .orderBy('paddle')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { unpaid } = await winsOf(db, event.id)
    .where('lot_wins.paid_at', 'is', null)
    .select(eb => eb.fn.coalesce(eb.fn.sum<number>('lot_wins.amount'), eb.lit(0)).as('unpaid'))
    .executeTakeFirstOrThrow()
  return {
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    items: await wiresOf(db, rows),
    total: Number(total),
    unpaid_amount: Number(unpaid),
  }
}

export const chargeWin: Handler<typeof endpoints.chargeWin> = async call => {
  const { db } = call.context
  const { auction_item_id: lot, paddle, charge_amount, charge_items } = call.input
  const event = await call.event()
  const before = await findWin(db, event.id, call.input)
  if (before.paid_at) throw lotPaid()
  const winner = await findWinner(db, before.bidder_id)
  if (!winner) throw cardNotFound()
  const { paid } = await chargeWinner(call.context, winner, { lot, charge_amount, charge_items })
  const after = await wireOfWin(db, event.id, call.input)
  const { title, charge, charge_problem } = after
  const logged = { paddle, charge, charge_problem: charge_problem ?? null }
  await recordAction(db, call, {
    action: 'charged',
    kind: 'lot_win',
    id: lot,
    title,
    before: {
      ...{ paddle, charge: before.charge_state, charge_problem: before.charge_problem },
      ...{ charged_amount: 0, charged_items: [] },
    },
    after: { ...logged, charged_amount: sumOf(paid), charged_items: await titlesOf(db, event.id, paid) },
  })
  return after
}

async function titlesOf(db: Kysely<Database>, eventId: string, wins: readonly Win[]): Promise<string[]> {
  if (!wins.length) return []
  const ids = wins.map(({ lot_id }) => lot_id)
  const lots = await lotsOf(db, eventId).where('lots.id', 'in', ids).orderBy('number').execute()
  return lots.map(({ title }) => title)
}
