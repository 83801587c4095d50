import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { endpoints } from '../../../../src/api/table.ts'
import { postEnded } from '../../checkout/letters/ended-letter.ts'
import type { OrderRow } from '../../checkout/orders/order-row.ts'
import { releaseOrder } from '../../checkout/orders/release-order.ts'
import { saleOf } from '../../checkout/orders/sale-of.ts'
import { recorded } from '../../checkout/payments/offline.ts'
import { refuseChanged } from '../../checkout/payments/refuse-changed.ts'
import { paymentStands } from '../../checkout/payments/unpay.ts'
import type { Undoable } from '../../identity/audit/logged-kind.ts'
import { recordAction } from '../../identity/audit/record-action.ts'
import type { Call, Handler } from '../../identity/call.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { wiresOf } from './offline-orders.ts'
import { lockOffline, receive } from './receive.ts'

/**
 * Makes the handler of an organiser's action on an order. The action is written to the audit log unless it changes
 * nothing.
 */
function orderAction<Input extends { readonly order_id: string }>(
  action: (input: Input) => string,
  work: (trx: Transaction<Database>, context: Context, order: OrderRow, input: Input) => Promise<OrderRow>,
) {
  return async (call: Call<Input>): Promise<Awaited<ReturnType<Handler<typeof endpoints.receiveOfflineOrder>>>> => {
    const { context, input } = call
    const event = await call.event()
    const [wire] = await inTransaction(context.db, async trx => {
      const before = await lockOffline(trx, context, event.id, input.order_id)
      const after = await work(trx, context, before, input)
      const change = { before: recorded(before), after: recorded(after) }
      if (!isDeepStrictEqual(change.before, change.after)) {
        const { id, reference: title } = after
        await recordAction(trx, call, { action: action(input), kind: 'offline_order', id, title, ...change })
      }
      return wiresOf(trx, [after])
    })
    context.outbox.wake()
    context.jobs.wake()
    if (!wire) throw new Error('An order that was found has no row')
    return wire
  }
}

export const receiveOfflineOrder: Handler<typeof endpoints.receiveOfflineOrder> = orderAction(
  ({ paid_by }) => (paid_by ? 'receive' : 'take_back'),
  (trx, context, order, { paid_by, paid_by_before }) => {
    refuseChanged(paid_by_before, order.paid_by)
    return receive(trx, context, order, paid_by)
  },
)

export const cancelOfflineOrder: Handler<typeof endpoints.cancelOfflineOrder> = orderAction(
  () => 'cancel',
  async (trx, context, order) => {
    if (order.paid_at) throw paymentStands()
    if (order.status === 'cancelled') return order
    const sale = await saleOf(trx, context, order)
    await postEnded(trx, sale, order)
    return releaseOrder(trx, sale, order, { status: 'cancelled' })
  },
)

/** Undoes receiving a payment and taking it back. A cancelled order cannot be restored. */
export const undoableOrder: Undoable = {
  needs: { edit: 'payments.edit' },
  actions: ['receive', 'take_back', 'undo'],
  loggedLater: ['paid_at'],
  async read(trx, context, event, id) {
    return recorded(await lockOffline(trx, context, event.id, id))
  },
  async restore(trx, context, event, id, value) {
    const { paid_by = null, paid_at = null } = (value ?? {}) as Partial<ReturnType<typeof recorded>>
    const order = await lockOffline(trx, context, event.id, id)
    await receive(trx, context, order, paid_by, paid_at === null ? undefined : new Date(paid_at))
  },
}
