import { type Kysely, sql, type Transaction } from 'kysely'
import { hold, leftOf } from '../../../checkout/holds/holds.ts'
import type { OrderLineRow, OrderRow } from '../../../checkout/orders/order-row.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { ticketNotFound } from './find-item.ts'
import { soldOut } from './refusals.ts'

/** The subject under which an order's line holds a choice. */
export const choiceSubject = (id: string) => `ticket_choice:${id}`

/** A choice, such as the wine with the dinner. An order can have one that costs nothing any more. */
async function findChoice(db: Kysely<Database>, id: string) {
  const found = await db
    .selectFrom('ticket_add_on_choices as choices')
    .innerJoin('ticket_add_ons as add_ons', 'add_ons.id', 'add_on_id')
    .select(['add_on_id', 'event_id', 'add_ons.title as add_on', 'event_ticket_type_ids'])
    .select(['choices.id', 'choices.title', 'price', 'capacity', 'sold'])
    .where('choices.id', '=', id)
    .executeTakeFirst()
  if (!found) throw ticketNotFound()
  return { ...found, name: `${found.add_on}: ${found.title}` }
}

type Choice = Awaited<ReturnType<typeof findChoice>>

/** @throws {HttpError} 404 `ticket_not_found` */
export async function priceOfChoice(
  db: Kysely<Database>,
  eventId: string,
  id: string,
): Promise<{ title: string; unitPrice: number }> {
  const found = await findChoice(db, id)
  if (found.event_id !== eventId || found.price === 0) throw ticketNotFound()
  return { title: found.name, unitPrice: found.price }
}

/**
 * Holds the choices of a line. Needs the lock of the event's tickets, and that the order's tickets are held already.
 * @throws {HttpError} 409 `tickets_sold_out`, or `add_on_without_ticket` for more choices than the order has guests
 */
export async function holdChoice(
  trx: Transaction<Database>,
  row: Pick<OrderLineRow, 'id' | 'order_id' | 'quantity'>,
  id: string,
  expires_at: Date,
): Promise<void> {
  const choice = await findChoice(trx, id)
  const left = await leftOfChoice(trx, choice, { exceptLine: row.id })
  if (left < row.quantity)
    throw soldOut(choice.name, Math.max(0, left), choice.sold < (choice.capacity ?? 0) && 'in baskets')
  await refuseWithoutTickets(trx, row, choice)
  await hold(trx, { order_line_id: row.id, subject: choiceSubject(id), quantity: row.quantity, expires_at })
}

/** For a payment that came after the order's holds had ended: are enough of the choice left for all of its lines? */
export async function isChoiceLeft(
  trx: Transaction<Database>,
  { id: orderId }: Pick<OrderRow, 'id'>,
  id: string,
  exceptOrder?: string,
): Promise<boolean> {
  const { wanted } = await trx
    .selectFrom('ticket_lines')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('wanted'))
    .where('order_id', '=', orderId)
    .where('add_on_choice_id', '=', id)
    .executeTakeFirstOrThrow()
  return (await leftOfChoice(trx, await findChoice(trx, id), { exceptOrder })) >= wanted
}

function leftOfChoice(
  trx: Transaction<Database>,
  { id, capacity, sold }: Choice,
  except: Parameters<typeof leftOf>[2],
): Promise<number> {
  if (capacity === null) return Promise.resolve(Number.POSITIVE_INFINITY)
  return leftOf(trx, { subject: choiceSubject(id), total: capacity, sold }, except)
}

/** Counts choices as sold, or with a negative sign as returned. */
export async function countChoice(trx: Transaction<Database>, id: string, quantity: number): Promise<void> {
  await trx
    .updateTable('ticket_add_on_choices')
    .set(eb => ({ sold: eb('sold', '+', quantity) }))
    .where('id', '=', id)
    .execute()
}

/** Each guest can take one choice of an add-on at most. */
async function refuseWithoutTickets(
  trx: Transaction<Database>,
  { order_id }: Pick<OrderLineRow, 'order_id'>,
  { add_on_id, event_ticket_type_ids: types, name }: Choice,
): Promise<void> {
  const { wanted } = await trx
    .selectFrom('ticket_lines')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .innerJoin('ticket_add_on_choices as choices', 'choices.id', 'add_on_choice_id')
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('wanted'))
    .where('order_id', '=', order_id)
    .where('add_on_id', '=', add_on_id)
    .executeTakeFirstOrThrow()
  const { guests } = await trx
    .selectFrom('ticket_line_parts')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .select(sql<number>`coalesce(sum(ticket_line_parts.quantity), 0)::int`.as('guests'))
    .where('order_id', '=', order_id)
    .$if(types.length > 0, query => query.where('event_ticket_type_id', 'in', [...types]))
    .executeTakeFirstOrThrow()
  if (wanted <= guests) return
  throw new HttpError(409, {
    error: 'add_on_without_ticket',
    error_description: {
      sentence: '“{title}” is for {guests} guests of this order at most.',
      values: { title: name, guests },
    },
  })
}
