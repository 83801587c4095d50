import type { Kysely, Transaction } from 'kysely'
import type { InferInput } from 'valibot'
import type { endpoints } from '../../../../../src/api/table.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import { isUseLeft } from '../../../checkout/orders/expired-voucher-uses.ts'
import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import { saleOf } from '../../../checkout/orders/sale-of.ts'
import { tryVoucher } from '../../../checkout/orders/voucher-guesses.ts'
import { refuseOutOfTime, voucherUsedUp } from '../../../checkout/orders/voucher-terms.ts'
import type { Call, Handler } from '../../../identity/call.ts'
import { inBatch } from '../../../platform/db/batches.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { sha256 } from '../../../platform/hashes.ts'
import { admitInTime } from '../../../platform/http/admit-in-time.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { countOrRefuse } from '../../../platform/http/rate-limit.ts'
import { type AskedBasket, fillBaskets } from './fill-baskets.ts'
import type { Part } from './find-item.ts'
import { type Reservation, reservationNotFound, reservationOf, reservedFor, setParts } from './reservations.ts'
import { lockOf } from './stock.ts'

const reserve: Handler<typeof endpoints.reserveTickets> = async call => {
  const { context, input } = call
  const { db, now, jobs, outbox, rowLocks } = context
  const event = await call.event()
  // A whole ballroom may choose its tickets from one address.
  await countOrRefuse(db, [{ of: ['reserve tickets', call.address], most: 2000, minutes: 10 }], now())
  const basket: AskedBasket = { key: input.reservation_key, lines: input.lines, voucher: await voucherIn(call) }
  const fillAll = (baskets: readonly AskedBasket[]) =>
    inTransaction(db, async trx => {
      const { sale, decisions } = await fillBaskets(trx, context, event, baskets)
      return decisions.map(decision => ({ decision, sale }))
    })
  // They wait for the tickets' lock anyway, so one transaction fills all that are waiting. The race tests' negative
  // control, without locks, fills each alone.
  const shared = rowLocks ? await inBatch(db, `baskets ${event.id}`, basket, fillAll) : undefined
  const [own] = shared && shared.decision !== 'alone' ? [shared] : await fillAll([basket])
  if (!own || own.decision === 'alone') throw new Error('A basket alone was not decided')
  if ('refusal' in own.decision) throw own.decision.refusal
  outbox.wake()
  jobs.wake()
  const { filled } = own.decision
  return wireOf(own.sale, filled.basket, filled.parts)
}

const tooMany = () =>
  new HttpError(
    429,
    {
      error: 'tickets_busy',
      error_description:
        'Very many people are choosing tickets at this moment. Yours are not reserved yet, but what you have chosen is kept. Please try again in a moment.',
    },
    { retryAfter: 3 },
  )

/** Milliseconds within which a sudden crowd is answered, or told to try again. */
const longestWait = 3000

export const reserveTickets = Object.assign(reserve, {
  admit: admitInTime(tooMany, { longestWait, few: 50 }),
})

export const ticketReservation: Handler<typeof endpoints.ticketReservation> = async call => {
  const { db } = call.context
  const event = await call.event()
  const reservation = await reservationOf(db, event.id, call.input.reservation_key)
  if (!reservation) throw reservationNotFound()
  return answerOf(db, await saleOf(db, call.context, { event }), reservation)
}

export const extendReservation: Handler<typeof endpoints.extendReservation> = call =>
  underLock(call, async (trx, sale) => {
    const before = await reservationOf(trx, sale.event.id, call.input.reservation_key)
    if (!before) throw reservationNotFound()
    const { state, expires_at } = await answerOf(trx, sale, before)
    if (before.extended || before.waiter_id || state === 'promised') return answerOf(trx, sale, before)
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
    return answerOf(trx, sale, after)
  })

/** The voucher that unlocks hidden tickets. If it is used up, then only by an order of this very basket. */
async function voucherIn({ context, input, address, event }: Parameters<typeof reserveTickets>[0]) {
  const { voucher_code: code, challenge_answer: answer } = input
  if (!code) return undefined
  const sold = await event()
  return tryVoucher(context, sold, { code, address, answer }, async voucher => {
    refuseOutOfTime(voucher, context.now())
    if (await isUseLeft(context, voucher)) return voucher
    const own = await context.db
      .selectFrom('ticket_reservations')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select('orders.id')
      .where('ticket_reservations.event_id', '=', sold.id)
      .where('ticket_reservations.key_hash', '=', sha256(input.reservation_key))
      .where('voucher_id', '=', voucher.id)
      .executeTakeFirst()
    if (!own) throw voucherUsedUp()
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

async function answerOf(db: Kysely<Database>, sale: Sale, reservation: Reservation): Promise<Wire> {
  const order = reservation.order_id
    ? await db
        .selectFrom('orders')
        .select(['status', 'expires_at', 'released_at'])
        .where('id', '=', reservation.order_id)
        .where('status', 'in', ['pending', 'awaiting_offline_payment'])
        .executeTakeFirst()
    : undefined
  if (order?.status === 'awaiting_offline_payment')
    return wireOf(sale, reservation, await partsOf(db, reservation), 'promised')
  const expires = (!order?.released_at && order?.expires_at) || reservation.expires_at
  const ofOrder = { ...reservation, expires_at: expires }
  return wireOf(sale, ofOrder, await partsOf(db, reservation), order && 'ordered')
}

function wireOf({ at }: Sale, basket: Reservation, types: readonly Part[], state: Wire['state'] = 'reserved'): Wire {
  const isPromised = state === 'promised'
  const isOver = basket.expires_at <= at
  return {
    state: isOver && !isPromised ? 'over' : state,
    expires_at: basket.expires_at.toISOString(),
    server_time: at.toISOString(),
    extendableYN: isPromised || isOver || basket.extended || basket.waiter_id ? 'no' : 'yes',
    types: types.map(({ event_ticket_type_id, quantity }) => ({ event_ticket_type_id, quantity })),
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
