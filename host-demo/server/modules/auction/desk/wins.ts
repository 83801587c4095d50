import { type Kysely, type Selectable, sql } from 'kysely'
import type { InferInput } from 'valibot'
import type { adminWins as winsEndpoint } from '../../../../../src/api/admin-auction.ts'
import type { endpoints } from '../../../../../src/api/table.ts'
import { cardNotFound } from '../../../checkout/payments/kept-cards.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import { containing, pageOf } from '../../../platform/db/paging.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { chargeWinner } from '../charge/charge-winner.ts'
import { findWinner } from '../charge/winner.ts'
import { lotPaid } from '../won-lots.ts'

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
    found = found.where(text, 'ilike', containing(word))
  }
  const { limit, offset } = pageOf(call.input)
  const rows = await withColumns(found)
    .orderBy('won_at', 'desc')
    .orderBy('number')
    .orderBy('paddle')
    .limit(limit)
    .offset(offset)
    .execute()
  const sums = await found
    .select(eb => [
      eb.fn.countAll<number>().as('total'),
      sql<number>`coalesce(sum(amount) filter (where lot_wins.paid_at is null), 0)`.as('unpaid'),
    ])
    .executeTakeFirstOrThrow()
  return {
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    items: rows.map(wireOf),
    total: Number(sums.total),
    unpaid_amount: Number(sums.unpaid),
  }
}

export const chargeWin: Handler<typeof endpoints.chargeWin> = async call => {
  const { db } = call.context
  const { auction_item_id, paddle } = call.input
  const event = await call.event()
  const found = () =>
    withColumns(winsOf(db, event.id))
      .where('lots.id', '=', auction_item_id)
      .where('paddle', '=', paddle)
      .executeTakeFirst()
  const before = await found()
  if (!before) {
    throw new HttpError(404, { error: 'bidder_not_found', error_description: 'Nobody has this paddle here.' })
  }
  if (before.paid_at) throw lotPaid()
  const winner = await findWinner(db, before.bidder_id)
  if (!winner) throw cardNotFound()
  await chargeWinner(call.context, winner)
  const after = wireOf((await found()) ?? before)
  const { title, charge, charge_problem } = after
  const recorded = { paddle, charge, charge_problem: charge_problem ?? null }
  await recordAction(db, call, {
    action: 'charged',
    kind: 'lot_win',
    id: auction_item_id,
    title,
    before: { paddle, charge: before.charge_state },
    after: recorded,
  })
  return after
}

function winsOf(db: Kysely<Database>, eventId: string) {
  return db
    .selectFrom('lot_wins')
    .innerJoin('lots', 'lots.id', 'lot_wins.lot_id')
    .innerJoin('bidders', 'bidders.id', 'lot_wins.bidder_id')
    .leftJoin('users', 'users.id', 'bidders.user_id')
    .where('lots.event_id', '=', eventId)
}

const withColumns = (wins: ReturnType<typeof winsOf>) =>
  wins
    .selectAll('lot_wins')
    .select(['number', 'title', 'paddle', 'shown_as', 'first_name', 'last_name', 'email', 'mobile'])
    .select(
      sql<boolean>`exists (select from cards where cards.user_id = users.id and cards.removed_at is null)`.as(
        'has_card',
      ),
    )

type Row = Selectable<Database['lot_wins']> & {
  number: number
  title: string
  paddle: number
  shown_as: string
  first_name: string | null
  last_name: string | null
  email: string | null
  mobile: string | null
  has_card: boolean
}

function wireOf(row: Row): InferInput<typeof winsEndpoint.output>['items'][number] {
  return {
    auction_item_id: row.lot_id,
    number: row.number,
    title: row.title,
    paddle: row.paddle,
    shown_as: row.shown_as,
    name: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim(),
    email: row.email,
    mobile: row.mobile,
    amount: row.amount,
    won_at: row.won_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    refunded_at: row.refunded_at?.toISOString() ?? null,
    charge: row.charge_state,
    charge_problem: row.charge_problem,
    charge_tries: row.charge_tries,
    charged_at: row.charged_at?.toISOString() ?? null,
    has_cardYN: row.has_card ? 'yes' : 'no',
  }
}
