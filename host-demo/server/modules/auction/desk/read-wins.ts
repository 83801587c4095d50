import { type Kysely, type Selectable, sql } from 'kysely'
import type { InferInput } from 'valibot'
import type { adminWins as winsEndpoint } from '../../../../../src/api/admin-wins.ts'
import type { PaidBy } from '../../../../../src/api/paid-by.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { chargeable, sumOf, unpaidOf, type Win } from '../charge/chargeable.ts'
import { isPromised, winSubject } from '../won-lots.ts'

/** The wins of an event, with their bidders. */
export function winsOf(db: Kysely<Database>, eventId: string) {
  return db
    .selectFrom('lot_wins')
    .innerJoin('lots', 'lots.id', 'lot_wins.lot_id')
    .innerJoin('bidders', 'bidders.id', 'lot_wins.bidder_id')
    .leftJoin('users', 'users.id', 'bidders.user_id')
    .where('lots.event_id', '=', eventId)
}

export const withColumns = (wins: ReturnType<typeof winsOf>) =>
  wins
    .selectAll('lot_wins')
    .select(['number', 'title', 'paddle', 'shown_as', 'first_name', 'last_name', 'email', 'mobile'])
    .select(
      sql<boolean>`exists (select from cards where cards.user_id = users.id and cards.removed_at is null)`.as(
        'has_card',
      ),
    )
    .select(
      // Of the newest payment that still stands: a win can be paid in another way after a refund.
      sql<PaidBy | null>`(select orders.paid_by from order_lines join orders on orders.id = order_lines.order_id
        join auction_lines on auction_lines.order_line_id = order_lines.id
        where order_lines.subject = ${winSubject}
          and coalesce(auction_lines.win_id, lot_wins.id) = lot_wins.id
          and orders.paid_at is not null
          and order_lines.refunded < order_lines.amount - order_lines.discount
        order by orders.paid_at desc
        limit 1)`.as('paid_by'),
    )
    .select(isPromised.as('promised'))

/** @throws {HttpError} 404 `bidder_not_found` */
export async function findWin(db: Kysely<Database>, eventId: string, { auction_item_id, paddle }: Asked): Promise<Row> {
  const found = await withColumns(winsOf(db, eventId))
    .where('lots.id', '=', auction_item_id)
    .where('paddle', '=', paddle)
    .executeTakeFirst()
  if (found) return found
  throw new HttpError(404, { error: 'bidder_not_found', error_description: 'Nobody has this paddle here.' })
}

interface Asked {
  readonly auction_item_id: string
  readonly paddle: number
}

export type Row = Selectable<Database['lot_wins']> & {
  number: number
  title: string
  paddle: number
  shown_as: string
  first_name: string | null
  last_name: string | null
  email: string | null
  mobile: string | null
  has_card: boolean
  paid_by: PaidBy | null
  promised: boolean
}

type WireWin = InferInput<typeof winsEndpoint.output>['items'][number]

/** Wins as the desk sees them, each with what a charge of it would take. */
export async function wiresOf(db: Kysely<Database>, rows: readonly Row[]): Promise<WireWin[]> {
  const bidders = [...new Set(rows.map(({ bidder_id }) => bidder_id))]
  const unpaid = bidders.length ? await unpaidOf(db, ...bidders) : []
  const chargedWith = ({ lot_id, bidder_id, paid_at }: Row) =>
    paid_at
      ? []
      : chargeable(
          unpaid.filter(win => win.bidder_id === bidder_id),
          lot_id,
        ).wins
  return rows.map(row => wireOf(row, chargedWith(row)))
}

/** @throws {HttpError} as `findWin` */
export async function wireOfWin(db: Kysely<Database>, eventId: string, asked: Asked): Promise<WireWin> {
  const [found] = await wiresOf(db, [await findWin(db, eventId, asked)])
  return found as WireWin
}

function wireOf(row: Row, charged: readonly Win[]): WireWin {
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
    paid_by: row.paid_by,
    promisedYN: row.promised ? 'yes' : 'no',
    refunded_at: row.refunded_at?.toISOString() ?? null,
    charge: row.charge_state,
    charge_problem: row.charge_problem,
    charge_tries: row.charge_tries,
    charged_at: row.charged_at?.toISOString() ?? null,
    has_cardYN: row.has_card ? 'yes' : 'no',
    charge_amount: sumOf(charged),
    charge_items: charged.length,
  }
}
