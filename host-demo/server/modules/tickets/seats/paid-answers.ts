import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import type { SeatRow } from './tables.ts'

type Answered = Pick<SeatRow, 'id' | 'answers'>

/** Answers without the choices with a price of which the seat's order has none any more, such as after a refund. */
export async function paidAnswers(
  db: Kysely<Database>,
  seats: readonly Answered[],
): Promise<(seat: Answered) => Record<string, string>> {
  if (!seats.length) return ({ answers }) => ({ ...answers })
  const ids = seats.map(({ id }) => id)
  const unpaid = await db
    .selectFrom('guest_tickets as seats')
    .innerJoin('ticket_add_ons as add_ons', 'add_ons.event_id', 'seats.event_id')
    .innerJoin('ticket_add_on_choices as choices', 'choices.add_on_id', 'add_ons.id')
    .select(['seats.id', 'add_on_id'])
    .where('seats.id', 'in', ids)
    .where('choices.price', '>', 0)
    .where(eb => eb(eb.fn<string>('jsonb_extract_path_text', ['answers', 'add_on_id']), '=', eb.ref('choices.id')))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ticket_lines')
            .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
            .select('order_line_id')
            .whereRef('order_lines.order_id', '=', 'seats.order_id')
            .whereRef('add_on_choice_id', '=', 'choices.id')
            .where('state', '=', 'sold'),
        ),
      ),
    )
    .execute()
  const isPaid = (seat: Answered, addOnId: string) =>
    !unpaid.some(({ id, add_on_id }) => id === seat.id && add_on_id === addOnId)
  return seat => Object.fromEntries(Object.entries(seat.answers).filter(([addOnId]) => isPaid(seat, addOnId)))
}
