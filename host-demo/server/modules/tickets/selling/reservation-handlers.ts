import type { Kysely, Transaction } from 'kysely'
import type { InferInput } from 'valibot'
import type { endpoints } from '../../../../../src/api/table.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import { saleOf } from '../../../checkout/orders/sale-of.ts'
import { tryVoucher } from '../../../checkout/orders/voucher-guesses.ts'
import { refuseOutOfTime } from '../../../checkout/orders/voucher-terms.ts'
import type { Call, Handler } from '../../../identity/call.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { countOrRefuse } from '../../../platform/http/rate-limit.ts'
import { findItem, type Part, sumParts, times } from './find-item.ts'
import { pushStock } from './push-stock.ts'
import { refuseAboveLimit, refuseUnlessOnSale } from './refusals.ts'
import {
  beginReservation,
  type Reservation,
  reservationNotFound,
  reservationOf,
  reservedFor,
  setParts,
} from './reservations.ts'
import { lockOf, refuseUnlessLeft } from './stock.ts'

export const reserveTickets: Handler<typeof endpoints.reserveTickets> = async call => {
  const { db, now, jobs } = call.context
  const { reservation_key: key, lines } = call.input
  // A whole ballroom may choose its tickets from one address.
  await countOrRefuse(db, [{ of: ['reserve tickets', call.address], most: 2000, minutes: 10 }], now())
  const voucher = await voucherIn(call)
  const answer = await underLock(call, async (trx, anySale) => {
    const sale = { ...anySale, voucher }
    const wanted: Part[] = []
    const counts = new Map<string, number>()
    for (const [index, line] of lines.entries()) {
      const item = await findItem(trx, sale.event.id, line, `lines.${index}`)
      refuseUnlessOnSale(sale, item)
      counts.set(item.id, (counts.get(item.id) ?? 0) + line.quantity)
      refuseAboveLimit(item, counts.get(item.id) ?? 0)
      wanted.push(...times(item.parts, line.quantity))
    }
    const reservation = await beginReservation(trx, sale, key)
    const parts = sumParts(wanted)
    if (parts.length) await refuseUnlessLeft(trx, parts, sale.at, { reservation: reservation.id })
    await setParts(trx, reservation, parts)
    await pushStock(trx, sale.event.id, sale.at)
    return told(trx, sale, reservation)
  })
  jobs.wake()
  return answer
}

export const ticketReservation: Handler<typeof endpoints.ticketReservation> = async call => {
  const { db } = call.context
  const event = await call.event()
  const reservation = await reservationOf(db, event.id, call.input.reservation_key)
  if (!reservation) throw reservationNotFound()
  return told(db, await saleOf(db, call.context, { event }), reservation)
}

export const extendReservation: Handler<typeof endpoints.extendReservation> = call =>
  underLock(call, async (trx, sale) => {
    const before = await reservationOf(trx, sale.event.id, call.input.reservation_key)
    if (!before) throw reservationNotFound()
    if (before.extended || before.waiter_id) return told(trx, sale, before)
    const { expires_at } = await told(trx, sale, before)
    if (new Date(expires_at) <= sale.at) {
      throw new HttpError(409, {
        error: 'reservation_over',
        error_description: 'The time of this basket is over. Please choose your tickets again.',
      })
    }
    const later = new Date(new Date(expires_at).getTime() + reservedFor)
    const after = await trx
      .updateTable('ticket_reservations')
      .set({ extended: true, expires_at: later })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (after.order_id) {
      await trx
        .updateTable('orders')
        .set({ expires_at: later })
        .where('id', '=', after.order_id)
        .where('status', '=', 'pending')
        .where('released_at', 'is', null)
        .execute()
    }
    await setParts(trx, after, await partsOf(trx, after))
    return told(trx, sale, after)
  })

/** That unlocks what is hidden. It may be used up, by an order of this very basket. */
async function voucherIn({ context, input, address, event }: Parameters<typeof reserveTickets>[0]) {
  const { voucher_code: code, challenge_answer: answer } = input
  if (!code) return undefined
  return tryVoucher(context, await event(), { code, address, answer }, async voucher => {
    refuseOutOfTime(voucher, context.now())
    return voucher
  })
}

async function underLock<T>(
  call: Call<unknown>,
  work: (trx: Transaction<Database>, sale: Sale) => Promise<T>,
): Promise<T> {
  const { context } = call
  const event = await call.event()
  const person = await call.person()
  const answer = await inTransaction(context.db, async trx => {
    await lockSubjects(trx, context.rowLocks, [lockOf(event.id)])
    return work(trx, { ...(await saleOf(trx, context, { event })), person })
  })
  context.outbox.wake()
  return answer
}

type Wire = InferInput<(typeof endpoints)['ticketReservation']['output']>

async function told(db: Kysely<Database>, { at }: Sale, reservation: Reservation): Promise<Wire> {
  const order = reservation.order_id
    ? await db
        .selectFrom('orders')
        .select(['expires_at', 'released_at'])
        .where('id', '=', reservation.order_id)
        .where('status', '=', 'pending')
        .executeTakeFirst()
    : undefined
  const expires = (!order?.released_at && order?.expires_at) || reservation.expires_at
  const isOver = expires <= at
  return {
    state: isOver ? 'over' : order ? 'ordered' : 'reserved',
    expires_at: expires.toISOString(),
    server_time: at.toISOString(),
    extendableYN: isOver || reservation.extended || reservation.waiter_id ? 'no' : 'yes',
    types: await partsOf(db, reservation),
  }
}

function partsOf(db: Kysely<Database>, { id }: Reservation): Promise<Part[]> {
  return db
    .selectFrom('ticket_reservation_parts')
    .select(['event_ticket_type_id', 'quantity'])
    .where('reservation_id', '=', id)
    .orderBy('event_ticket_type_id')
    .execute()
}
