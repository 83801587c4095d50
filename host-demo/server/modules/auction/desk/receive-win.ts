import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import type { receiveWin as inputs } from '../../../../../src/api/admin-wins.input.ts'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { Checkout } from '../../../checkout/orders/checkout.ts'
import { createOrder } from '../../../checkout/orders/create-order.ts'
import type { OrderRow } from '../../../checkout/orders/order-row.ts'
import { markPaidOffline, recorded } from '../../../checkout/payments/offline.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import type { Event } from '../../../identity/events.ts'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { sha256 } from '../../../platform/hashes.ts'
import { findWinner } from '../charge/winner.ts'
import type { Line } from '../origin.ts'
import { lotPaid, unpayWin } from '../won-lots.ts'
import { findWin, type Row, wireOfWin } from './read-wins.ts'

type Input = InferOutput<typeof inputs.input>

/** Records that a winner has paid the organiser. Unpaid orders for the same win end. */
export const receiveWin: Handler<typeof endpoints.receiveWin> = async call => {
  const { context, input } = call
  const event = await call.event()
  const paid = await inTransaction(context.db, async trx => {
    const win = await findWin(trx, event.id, input)
    if (win.paid_at && !win.refunded_at) throw lotPaid()
    // What was refunded is owed again.
    if (win.refunded_at) await unpayWin(trx, { lot: { id: win.lot_id }, bidder: win.bidder_id, winId: win.id })
    const [unpaid, paid] = await pay(trx, context, event, win, input)
    const { id, reference: title } = paid
    const change = { before: recorded(unpaid), after: recorded(paid) }
    await recordAction(trx, call, { action: 'receive', kind: 'offline_order', id, title, ...change })
    return wireOfWin(trx, event.id, input)
  })
  context.outbox.wake()
  context.jobs.wake()
  return paid
}

/** @returns its order, before and after the payment */
async function pay(
  trx: Transaction<Database>,
  outer: Context,
  event: Event,
  { lot_id, bidder_id: bidder, shown_as }: Row,
  { paid_by, name, email }: Input,
): Promise<readonly [OrderRow, OrderRow]> {
  const context = { ...outer, db: trx }
  const line: Line = { origin: 'auction', auction_item_id: lot_id, bidder }
  const person = (await findWinner(trx, bidder))?.person
  const guest = { first_name: name || shown_as, last_name: '', email: email ?? '' }
  const checkout: Checkout = {
    // At the desk, payers need not be signed in.
    event: { ...event, guest_checkout: true },
    person,
    payment: 'received',
    addressHash: sha256(`desk ${event.id}`),
    input: { idempotency_key: randomUUID(), lines: [line], ...(!person && { guest }) },
  }
  const { order } = await createOrder(context, checkout)
  const paid = await markPaidOffline(context, order.id)
  if (!paid) throw lotPaid()
  await trx.updateTable('orders').set({ paid_by }).where('id', '=', order.id).execute()
  return [order, { ...paid, paid_by }]
}
