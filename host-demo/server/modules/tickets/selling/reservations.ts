import type { Kysely, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { OrderLineRow, OrderRow } from '../../../checkout/orders/order-row.ts'
import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import { replaceThese } from '../../../checkout/orders/replace-orders.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { sha256 } from '../../../platform/hashes.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import type { Part } from './find-item.ts'
import { scheduleStock } from './stock-job-kind.ts'

export type Reservation = Selectable<Database['ticket_reservations']>

/** Milliseconds that a basket is reserved, and that it can be extended by. */
export const reservedFor = 10 * 60_000

export async function reservationOf(
  db: Kysely<Database>,
  eventId: string,
  key: string,
): Promise<Reservation | undefined> {
  return db
    .selectFrom('ticket_reservations')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('key_hash', '=', sha256(key))
    .executeTakeFirst()
}

/** Replaces a basket's tickets by these, and schedules the end of its time. */
export async function setParts(
  trx: Transaction<Database>,
  { id, event_id, expires_at }: Reservation,
  parts: readonly Part[],
): Promise<void> {
  await trx.deleteFrom('ticket_reservation_parts').where('reservation_id', '=', id).execute()
  if (!parts.length) return
  await trx
    .insertInto('ticket_reservation_parts')
    .values(parts.map(part => ({ ...part, reservation_id: id })))
    .execute()
  await scheduleStock(trx, event_id, { key: id, dueAt: expires_at })
}

/** An order takes over a basket's tickets. An earlier unpaid order of the basket ends. */
export async function takeReservation(
  trx: Transaction<Database>,
  sale: Sale,
  id: string,
  order: OrderRow,
): Promise<void> {
  const found = await trx.selectFrom('ticket_reservations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (found.order_id === order.id) return
  if (found.order_id) await replaceThese(trx, sale, [found.order_id], order)
  await trx.updateTable('ticket_reservations').set({ order_id: order.id }).where('id', '=', id).execute()
}

/** The tickets of an unpaid order that has ended go back to its basket, or on sale if that has expired. */
export async function returnToReservation(trx: Transaction<Database>, { id, order_id }: OrderLineRow): Promise<void> {
  const { event_id } = await trx
    .selectFrom('ticket_lines')
    .select('event_id')
    .where('order_line_id', '=', id)
    .executeTakeFirstOrThrow()
  await trx.updateTable('ticket_reservations').set({ order_id: null }).where('order_id', '=', order_id).execute()
  await scheduleStock(trx, event_id)
}

/** The later order that has taken over the basket of this one, if there is one. */
export async function newerOrder(db: Kysely<Database>, { id }: Pick<OrderRow, 'id'>): Promise<string | undefined> {
  const found = await db
    .selectFrom('ticket_lines')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .innerJoin('ticket_reservations', 'ticket_reservations.id', 'reservation_id')
    .select('ticket_reservations.order_id')
    .where('order_lines.order_id', '=', id)
    .where('ticket_reservations.order_id', 'is not', null)
    .where('ticket_reservations.order_id', '!=', id)
    .executeTakeFirst()
  return found?.order_id ?? undefined
}

/**
 * Refuses to sell a basket that another order has paid for, such as one that is still open in another tab. Needs the
 * lock of the event's tickets.
 * @throws {HttpError} 409 `basket_paid`
 */
export async function refusePaidBasket(
  trx: Transaction<Database>,
  { event_id, basket_key_hash: hash }: Pick<Selectable<Database['ticket_lines']>, 'event_id' | 'basket_key_hash'>,
  { id }: Pick<OrderRow, 'id'>,
): Promise<void> {
  if (!hash) return
  const paid = await trx
    .selectFrom('ticket_lines')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .select('order_line_id')
    .where('event_id', '=', event_id)
    .where('basket_key_hash', '=', hash)
    .where('state', '!=', 'open')
    .where('order_id', '!=', id)
    .executeTakeFirst()
  if (!paid) return
  throw new HttpError(409, {
    error: 'basket_paid',
    error_description: 'These tickets have been paid already. Nothing was taken again.',
  })
}

/**
 * Refuses to change a basket that somebody has promised to pay for, such as when its checkout is opened again: that
 * would end their order. Needs the lock of the event's tickets.
 * @throws {HttpError} 409 `basket_promised`
 */
export async function refusePromised(trx: Transaction<Database>, orderIds: readonly string[]): Promise<void> {
  if (!orderIds.length) return
  const promised = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', orderIds)
    .where('status', '=', 'awaiting_offline_payment')
    .executeTakeFirst()
  if (!promised) return
  throw new HttpError(409, {
    error: 'basket_promised',
    error_description: 'You have ordered these tickets already. To have others, please choose them anew.',
  })
}

/** Deletes the basket of a paid order, and marks an offer to the waiting list as taken. */
export async function useUpReservation(trx: Transaction<Database>, { id }: OrderRow): Promise<void> {
  const used = await trx
    .deleteFrom('ticket_reservations')
    .where('id', 'in', db =>
      db
        .selectFrom('ticket_lines')
        .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
        .select('reservation_id')
        .$narrowType<{ reservation_id: string }>()
        .where('order_id', '=', id)
        .where('reservation_id', 'is not', null),
    )
    .returning('waiter_id')
    .execute()
  const waiters = used.flatMap(({ waiter_id }) => waiter_id ?? [])
  if (!waiters.length) return
  await trx.updateTable('ticket_waiters').set({ state: 'taken' }).where('id', 'in', waiters).execute()
}

export function reservationNotFound(): HttpError {
  return new HttpError(404, {
    error: 'reservation_not_found',
    error_description: 'This basket is not reserved (any more).',
  })
}

/** Deletes baskets and offers a day after they have expired, unless an unpaid order has taken over their tickets. */
export const pruneBasketsJob: JobKind = {
  kind: 'prune-baskets',
  every: 3600,
  async run({ db, now }) {
    await db
      .deleteFrom('ticket_reservations')
      .where('order_id', 'is', null)
      .where('expires_at', '<', sql<Date>`${await databaseTime(db, now)}::timestamptz - interval '1 day'`)
      .execute()
  },
}
