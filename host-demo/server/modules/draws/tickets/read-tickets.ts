import type { Kysely } from 'kysely'
import { rangesOf } from '../../../../../src/lib/prize-draw.ts'
import { orderLink } from '../../../checkout/linked-pages/order-links.ts'
import type { Database } from '../../../platform/db/schema.ts'

/** The content of a ticket: a draw's numbers in a paid order. */
export interface DrawTicket {
  readonly order_id: string
  readonly draw_id: string
  readonly title: string
  /** Lowest first. */
  readonly numbers: readonly number[]
}

/** The tickets of paid orders, in the order of their draws, without refunded numbers. */
export async function readTickets(db: Kysely<Database>, orderIds: readonly string[]): Promise<DrawTicket[]> {
  if (!orderIds.length) return []
  const rows = await db
    .selectFrom('draw_entries')
    .innerJoin('order_lines', 'order_lines.id', 'draw_entries.order_line_id')
    .innerJoin('draws', 'draws.id', 'draw_entries.draw_id')
    .select(['order_id', 'draw_entries.draw_id', 'draws.title', 'number'])
    .where('order_id', 'in', orderIds)
    .where('draw_entries.state', '=', 'sold')
    // Once a draw is sealed the state stays, so the line tells.
    .whereRef('order_lines.refunded', '<', 'order_lines.amount')
    .orderBy('draws.draws_at')
    .orderBy('draws.id')
    .orderBy('number')
    .execute()
  const tickets = new Map<string, DrawTicket & { numbers: number[] }>()
  for (const { number, ...row } of rows) {
    const key = `${row.order_id} ${row.draw_id}`
    const ticket = tickets.get(key) ?? { ...row, numbers: [] }
    ticket.numbers.push(number)
    tickets.set(key, ticket)
  }
  return [...tickets.values()]
}

/**
 * The tickets in their wire shape.
 * @param publicUrl the server's address
 */
export async function ticketWires(db: Kysely<Database>, orderIds: readonly string[], publicUrl: string) {
  const tickets = await readTickets(db, orderIds)
  return Promise.all(
    tickets.map(async ({ order_id, draw_id, title, numbers }) => ({
      ...{ order_id, draw_id, title, numbers: rangesOf(numbers) },
      ticket_url: publicUrl + (await orderLink(db, 'draw-ticket', order_id)),
    })),
  )
}
