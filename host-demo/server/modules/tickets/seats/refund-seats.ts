import type { Kysely, Transaction } from 'kysely'
import type { InputOf } from '../../../../../src/api/endpoint.ts'
import type { endpoints } from '../../../../../src/api/table.ts'
import { lockOrder } from '../../../checkout/orders/lock-order.ts'
import type { OrderRow } from '../../../checkout/orders/order-row.ts'
import { refundLine } from '../../../checkout/payments/request-refund.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Call, Handler } from '../../../identity/call.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { endExtra } from '../selling/follow-refunds.ts'
import { countSold } from '../selling/stock.ts'
import { scheduleStock } from '../selling/stock-job-kind.ts'
import { endSeat } from './end-seats.ts'
import { refuseEnded, refuseInHouse, seatNotFound } from './find-seat.ts'
import { guestsOf } from './guests-of.ts'
import { orderOfSeat, type RefundableSeat, readRefundable } from './read-refundable.ts'
import { orderOfExtra, type RefundableExtra, readExtras } from './refundable-extras.ts'

/** How much the refund of each seat of the same order would be. */
export const seatRefund: Handler<typeof endpoints.seatRefund> = async call => {
  const { db } = call.context
  const event = await call.event()
  const order = await orderOfSeat(db, event, call.input.guest_ticket_id)
  const seats = await readRefundable(db, event, order)
  return {
    order_reference: order.reference,
    buyer: `${order.first_name} ${order.last_name}`.trim(),
    outsideYN: (await wasPaidOutside(db, order)) ? 'yes' : 'no',
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    seats: seats.map(({ seat, amount, state }) => ({
      guest_ticket_id: seat.id,
      number: seat.number,
      title: seat.bundle_title ?? seat.title,
      guest_name: seat.guest_name,
      checkin_status: seat.checkin_status,
      amount,
      state,
    })),
    extras: (await readExtras(db, order)).map(({ line: { id, title, quantity }, amount, state }) => ({
      extra_id: id,
      title,
      quantity,
      amount,
      state,
    })),
  }
}

async function wasPaidOutside(db: Kysely<Database>, { id }: Pick<OrderRow, 'id'>): Promise<boolean> {
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', id)
    .where('too_late', '=', false)
    .where('intent_id', 'is', null)
    .executeTakeFirst()
  return payment !== undefined
}

/** All of them or none. */
export const refundSeats: Handler<typeof endpoints.refundSeats> = async call => {
  const { context, input } = call
  const event = await call.event()
  const [seat] = input.guest_ticket_ids
  const [extra = 0] = input.extra_ids
  const orderId = seat ? (await orderOfSeat(context.db, event, seat)).id : await orderOfExtra(context.db, event, extra)
  await inTransaction(context.db, async trx => {
    await lockOrder(trx, context.rowLocks, orderId)
    const picked = pick(input, await readRefundable(trx, event, { id: orderId }))
    const extras = pickExtras(input.extra_ids, await readExtras(trx, { id: orderId }))
    for (const lineId of new Set(picked.map(one => one.lineId))) {
      const ofLine = picked.filter(one => one.lineId === lineId)
      const amount = ofLine.reduce((sum, one) => sum + one.amount, 0)
      if (amount === 0) await cancel(trx, call, ofLine)
      else
        await refundLine({ ...context, db: trx }, { orderId, lineId, amount }, async (_, refundId) => {
          await mark(trx, ofLine, refundId)
          await record(trx, call, ofLine)
        })
    }
    for (const one of extras) {
      const { line, choiceId, amount } = one
      if (amount === 0) await endExtra(trx, { order_line_id: line.id, choiceId, ...line })
      else await refundLine({ ...context, db: trx }, { orderId, lineId: line.id, amount })
      await recordExtra(trx, call, one)
    }
  })
  context.jobs.wake()
  context.outbox.wake()
  return {}
}

type Seats = readonly RefundableSeat[]

/** @throws {HttpError} if one of the seats cannot be refunded */
function pick(input: InputOf<typeof endpoints.refundSeats>, seats: Seats): RefundableSeat[] {
  return [...new Set(input.guest_ticket_ids)].map(id => {
    const found = seats.find(({ seat }) => seat.id === id)
    if (!found) throw seatNotFound()
    refuseEnded(found.seat)
    if (found.state !== 'good') throw alreadyRequested()
    if (input.even_inYN !== 'yes') refuseInHouse(found.seat)
    return found
  })
}

/** @throws {HttpError} if one of the extras cannot be refunded */
const pickExtras = (ids: readonly number[], extras: readonly RefundableExtra[]): RefundableExtra[] =>
  [...new Set(ids)].map(id => {
    const found = extras.find(({ line }) => line.id === id)
    if (!found) throw seatNotFound()
    if (found.state !== 'good') throw alreadyRequested()
    return found
  })

/** Links the seats with their refund. The order is locked, so nobody else refunds one of them at the same time. */
async function mark(trx: Kysely<Database>, seats: Seats, refund_id: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('guest_tickets')
    .set({ refund_id })
    .where(
      'id',
      'in',
      seats.map(({ seat }) => seat.id),
    )
    .where('ended_at', 'is', null)
    .where(eb =>
      eb.or([
        eb('refund_id', 'is', null),
        eb('refund_id', 'in', eb.selectFrom('refunds').select('id').where('status', '=', 'undone')),
      ]),
    )
    .executeTakeFirstOrThrow()
  if (Number(numUpdatedRows) !== seats.length) throw alreadyRequested()
}

/** Ends seats that cost nothing, so there is nothing to refund. Their order is locked, and so is the stock. */
async function cancel(trx: Transaction<Database>, call: Call<unknown>, seats: Seats): Promise<void> {
  const at = await databaseTime(trx, call.context.now)
  for (const { seat } of seats) {
    await endSeat(trx, seat.id, at)
    await trx.updateTable('guest_tickets').set({ cancelled: true }).where('id', '=', seat.id).execute()
  }
  const parts = seats.flatMap(({ seat: { ticket_type_id: id } }) =>
    id ? [{ event_ticket_type_id: id, quantity: 1 }] : [],
  )
  await countSold(trx, parts, -1)
  await record(trx, call, seats)
  await scheduleStock(trx, (await call.event()).id)
}

async function record(trx: Kysely<Database>, call: Call<unknown>, seats: Seats): Promise<void> {
  for (const { seat, amount } of seats) {
    const action = { action: 'refund', kind: 'guest_refund', id: seat.id, title: seat.guest_name ?? seat.title }
    const { number } = seat
    await recordAction(trx, call, {
      ...action,
      before: { number, refunded_amount: 0 },
      after: { number, refunded_amount: amount },
      people: guestsOf(seat),
    })
  }
}

async function recordExtra(trx: Kysely<Database>, call: Call<unknown>, extra: RefundableExtra): Promise<void> {
  const { line, amount } = extra
  await recordAction(trx, call, {
    ...{ action: 'refund', kind: 'guest_refund', id: String(line.id), title: line.title },
    before: { refunded_amount: 0 },
    after: { refunded_amount: amount },
  })
}

const alreadyRequested = () =>
  new HttpError(409, {
    error: 'seat_ended',
    error_description: 'This seat is being refunded already.',
  })
