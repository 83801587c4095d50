import { sql } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { Handler } from '../../../identity/call.ts'
import { contains, pageOf } from '../../../platform/db/paging.ts'
import { readRecord, winningNumbers } from '../drawing/record.ts'
import { findDraw } from '../find-draw.ts'
import { answerOf } from './edit-handlers.ts'

export const adminDraws: Handler<typeof endpoints.adminDraws> = async call => {
  const { search = '' } = call.input
  const event = await call.event()
  const found = call.context.db
    .selectFrom('draws')
    .where('event_id', '=', event.id)
    .$if(search !== '', query => query.where(contains(sql.ref('title'), search)))
  const { limit, offset } = pageOf(call.input)
  const draws = await found.selectAll().orderBy('draws_at').orderBy('id').limit(limit).offset(offset).execute()
  const { total } = await found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return {
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    items: draws.map(({ id, picture, closes_at, draws_at, title, kind, state, price, sold, capacity, prizes }) => {
      const uri = picture ?? prizes[0]?.picture ?? null
      return {
        ...{ draw_id: id, title, kind, state, price, sold, capacity },
        picture: uri === null ? null : { uri },
        closes_at: closes_at.toISOString(),
        draws_at: draws_at.toISOString(),
      }
    }),
    total: Number(total),
  }
}

export const adminDraw: Handler<typeof endpoints.adminDraw> = call => answerOf(call, call.input.draw_id)

export const adminDrawEntries: Handler<typeof endpoints.adminDrawEntries> = async call => {
  const { db } = call.context
  const { search = '', draw_id } = call.input
  const draw = await findDraw(db, (await call.event()).id, draw_id)
  const text = sql<string>`concat_ws(' ', number, first_name, last_name, email, reference)`
  const found = db
    .selectFrom('draw_entries')
    .innerJoin('draw_lines', 'draw_lines.order_line_id', 'draw_entries.order_line_id')
    .innerJoin('order_lines', 'order_lines.id', 'draw_entries.order_line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where('draw_entries.draw_id', '=', draw.id)
    .where('draw_entries.state', '!=', 'held')
    .$if(search !== '', query => query.where(contains(text, search)))
  const { limit, offset } = pageOf(call.input)
  const rows = await found
    .select(['number', 'show_name', 'first_name', 'last_name', 'email', 'reference', 'paid_at'])
    .select(['created_at', 'order_lines.amount', 'order_lines.refunded'])
    .select(eb => {
      const ofLine = () =>
        eb
          .selectFrom('draw_entries as line')
          .select(eb => eb.fn.countAll<number>().as('count'))
          .whereRef('line.order_line_id', '=', 'draw_entries.order_line_id')
      return [ofLine().as('numbers'), ofLine().whereRef('line.number', '<=', 'draw_entries.number').as('position')]
    })
    .orderBy('number')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const places = new Map([...winningNumbers(await readRecord(db, [draw.id]))].map(([place, number]) => [number, place]))
  return {
    items: rows.map(({ number, show_name, first_name, last_name, email, reference, paid_at, created_at, ...line }) => ({
      ...{ number, name: `${first_name} ${last_name}`, email, order_reference: reference },
      bought_at: (paid_at ?? created_at).toISOString(),
      name_shownYN: show_name ? 'yes' : 'no',
      // Once the draw is sealed, refunded numbers still take part.
      refundedYN: line.refunded >= line.amount ? 'yes' : 'no',
      paid: shareOf(line.amount - line.refunded, Number(line.position), Number(line.numbers)),
      prize: places.get(number) ?? null,
      prize_title: draw.prizes[(places.get(number) ?? 0) - 1]?.title ?? null,
    })),
    total: Number(total),
  }
}

/** The share of the number at a position (from 1) in its order's line. All shares add up to the amount. */
const shareOf = (amount: number, position: number, numbers: number): number =>
  Math.floor((amount * position) / numbers) - Math.floor((amount * (position - 1)) / numbers)
