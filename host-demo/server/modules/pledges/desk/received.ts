import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import type { receivePledge as inputs } from '../../../../../src/api/admin-pledges.input.ts'
import type { PaidBy } from '../../../../../src/api/paid-by.ts'
import { createOrder } from '../../../checkout/orders/create-order.ts'
import { lockOrder } from '../../../checkout/orders/lock-order.ts'
import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import { releaseOrder } from '../../../checkout/orders/release-order.ts'
import { markPaidOffline } from '../../../checkout/payments/offline.ts'
import { refuseChanged } from '../../../checkout/payments/refuse-changed.ts'
import { unpay } from '../../../checkout/payments/unpay.ts'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { sha256 } from '../../../platform/hashes.ts'
import { promiseLines } from '../promise-lines.ts'
import type { Pledge } from '../wire.ts'
import { changePledge, lockPledge, type Written } from '../write-pledge.ts'
import { pledgeAction, refusePaid, refuseUndone } from './pledge-action.ts'

/**
 * Marks a promise as paid at the desk, with an order of its own; corrects how it was paid; or takes the mark back.
 * Needs the pledge's lock.
 * @param paidBy null: takes the mark back
 * @returns undefined if nothing changes
 * @throws {HttpError} 409 `pledge_paid` if it was paid by its link
 */
export async function receive(
  trx: Transaction<Database>,
  context: Context,
  sale: Sale,
  pledge: Pledge,
  paidBy: PaidBy | null,
): Promise<Written | undefined> {
  if (pledge.paid_by === paidBy && (paidBy || !pledge.paid_at)) return undefined
  if (!pledge.paid_by) refusePaid(pledge)
  if (!paidBy) await takeBack(trx, context, sale, pledge)
  else if (!pledge.paid_at) await pay(trx, { ...context, db: trx }, sale, pledge)
  const now = await lockPledge(trx, pledge.event_id, pledge.id, sale.rowLocks)
  return changePledge(trx, sale, now, { paid_by: paidBy })
}

async function pay(trx: Transaction<Database>, context: Context, { event }: Sale, pledge: Pledge): Promise<void> {
  const { first_name, last_name, email, shown_as } = pledge
  const { order } = await createOrder(context, {
    // At the desk, payers need not be signed in.
    event: { ...event, guest_checkout: true },
    person: undefined,
    payment: 'received',
    addressHash: sha256(`desk ${event.id}`),
    input: {
      idempotency_key: randomUUID(),
      lines: await promiseLines(trx, pledge),
      guest: { first_name: first_name ?? shown_as, last_name: last_name ?? '', email: email ?? '' },
    },
  })
  if (pledge.user_id) {
    await trx.updateTable('orders').set({ user_id: pledge.user_id }).where('id', '=', order.id).execute()
  }
  await markPaidOffline(context, order.id)
}

/** Ends the order. A matched fund keeps for the promise what it had given to the gift. */
async function takeBack(
  trx: Transaction<Database>,
  context: Context,
  sale: Sale,
  { order_id }: Pick<Pledge, 'order_id'>,
): Promise<void> {
  if (order_id === null) return
  await unpay(trx, context, order_id)
  const { order } = await lockOrder(trx, sale.rowLocks, order_id)
  await releaseOrder(trx, sale, order, { status: 'cancelled' })
}

export const receivePledge = pledgeAction<InferOutput<typeof inputs.input>>(
  ({ paid_by }) => (paid_by ? 'receive' : 'take_back'),
  async ({ trx, sale, pledge }, { paid_by, paid_by_before }, { context }) => {
    refuseChanged(paid_by_before, pledge.paid_by)
    if (paid_by) refuseUndone(pledge)
    return receive(trx, context, sale, pledge, paid_by)
  },
)
