import type { CheckoutLine } from '../../../../src/api/checkout-input.ts'
import type { LineOrigin } from '../../checkout/orders/line-origin.ts'
import { noChange } from '../../checkout/totals.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { findPaymentRequest, statusOf } from './payment-requests.ts'

/** An amount that the organiser asked for, which is paid once. It is a payment and no gift: it counts towards no total. */
export const dynamicPaymentOrigin: LineOrigin<Extract<CheckoutLine, { origin: 'dynamic_payment' }>> = {
  async price(trx, { event, at }, line) {
    const request = await findPaymentRequest(trx, event.id, line.payment_request)
    const status = statusOf(request, at)
    if (status !== 'open') throw settled(status)
    const { id: payment_request_id, title, amount } = request
    return {
      giftAid: false,
      row: { origin: 'dynamic_payment', title, amount, message: null, anonymous: true, payment_request_id },
    }
  },

  /** Whoever has the link pays: their newest order counts, and none before it. */
  async hold(trx, { at, rowLocks }, line) {
    const request = await trx
      .selectFrom('payment_requests')
      .selectAll()
      .where('id', '=', line.payment_request_id)
      .$if(rowLocks, query => query.forUpdate())
      .executeTakeFirstOrThrow()
    const status = statusOf(request, at)
    if (status !== 'open') throw settled(status)
    await trx.updateTable('payment_requests').set({ order_id: line.order_id }).where('id', '=', request.id).execute()
    return request.order_id ?? undefined
  },

  async paid(trx, { at }, order, lines) {
    const ids = lines.map(line => line.payment_request_id ?? '')
    await trx
      .updateTable('payment_requests')
      .set({ paid_at: at, order_id: order.id })
      .where('id', 'in', ids)
      .where('paid_at', 'is', null)
      .execute()
    return noChange()
  },
}

function settled(status: 'paid' | 'expired'): HttpError {
  return new HttpError(409, {
    error: 'payment_request_settled',
    error_header: status === 'paid' ? 'Already paid' : 'Link expired',
    error_description:
      status === 'paid'
        ? 'This has been paid already. Nothing was taken again.'
        : 'This payment link has expired. Please ask the organiser for a new one.',
  })
}
