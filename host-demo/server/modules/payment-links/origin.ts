import type { Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import { dynamicPaymentLine } from '../../../../src/api/payment-request.input.ts'
import { hold, leftOf } from '../../checkout/holds/holds.ts'
import type { OrderLineRow } from '../../checkout/orders/order-row.ts'
import type { PaymentOrigin } from '../../checkout/orders/payment-origin.ts'
import { endOthers, replaceOthers } from '../../checkout/orders/replace-orders.ts'
import { noChange } from '../../checkout/totals.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError, validationError } from '../../platform/http/http-error.ts'
import { findPaymentRequest, type PaymentRequestRow, statusOf } from './payment-requests.ts'

const subjectOf = ({ id }: Pick<PaymentRequestRow, 'id'>) => `payment_request:${id}`

/** An amount that the organiser asked for. It is paid once, and as it is not a gift, it counts towards no total. */
export const dynamicPaymentOrigin: PaymentOrigin<InferOutput<typeof dynamicPaymentLine>> = {
  input: dynamicPaymentLine,

  voucherSubjects: async () => [],

  async price(db, { event, at }, line) {
    const request = await findPaymentRequest(db, event.id, line.payment_request)
    const status = statusOf(request, at)
    if (status !== 'open') throw settled(status)
    return { title: request.title, subject: subjectOf(request), unitPrice: request.amount, giftAid: false }
  },

  checkTogether(_, lines) {
    const ids = lines.map(({ line }) => idOf(line.payment_request))
    const twice = lines.find((_, index) => ids.indexOf(ids[index] ?? '') !== index)
    if (twice) throw validationError({ [`${twice.field}.payment_request`]: 'This is in your order already' })
  },

  async write(trx, _, { id }, line) {
    await trx
      .insertInto('payment_request_lines')
      .values({ order_line_id: id, payment_request_id: idOf(line.payment_request) })
      .execute()
  },

  /** Anybody with the link can pay. The newest order replaces the ones before it. */
  async hold(trx, sale, row, order) {
    const request = await requestOf(trx, row)
    const status = statusOf(request, sale.at)
    if (status !== 'open') throw settled(status)
    const subject = subjectOf(request)
    const promised = await replaceOthers(trx, sale, subject, order)
    if ((await leftOf(trx, { subject, total: 1 + promised, sold: 0 })) < 1)
      throw new Error('A replaced order still holds its link')
    await hold(trx, { order_line_id: row.id, subject, quantity: 1, expires_at: null })
  },

  async paidTooLate(trx, _, row) {
    return (await requestOf(trx, row)).paid_at === null
  },

  async paid(trx, sale, order, rows) {
    for (const row of rows) {
      const { id } = await requestOf(trx, row)
      await trx
        .updateTable('payment_requests')
        .set({ paid_at: order.paid_at, order_id: order.id })
        .where('id', '=', id)
        .execute()
      await endOthers(trx, sale, subjectOf({ id }), order)
    }
    return noChange()
  },

  async unpaid(trx, _, order) {
    await trx
      .updateTable('payment_requests')
      .set({ paid_at: null, order_id: null })
      .where('order_id', '=', order.id)
      .execute()
    return noChange()
  },
}

const idOf = (paymentRequest: string) => paymentRequest.split('.')[0] ?? ''

function requestOf(trx: Transaction<Database>, { id }: OrderLineRow): Promise<PaymentRequestRow> {
  return trx
    .selectFrom('payment_requests')
    .innerJoin('payment_request_lines', 'payment_request_id', 'payment_requests.id')
    .selectAll('payment_requests')
    .where('order_line_id', '=', id)
    .executeTakeFirstOrThrow()
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
