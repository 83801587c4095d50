import type { endpoints } from '../../../../src/api/table.ts'
import { takesVouchers } from '../../checkout/orders/vouchers.ts'
import type { Handler } from '../../identity/call.ts'
import { findPaymentRequest, statusOf } from './payment-requests.ts'

export const paymentRequest: Handler<typeof endpoints.paymentRequest> = async call => {
  const { db, now } = call.context
  const event = await call.event()
  const found = await findPaymentRequest(db, event.id, call.input.payment_request)
  return {
    title: found.title,
    description: found.description,
    amount: found.amount,
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    status: statusOf(found, now()),
    takes_voucher_code: (await takesVouchers(db, event, 'dynamic_payment')) ? 'yes' : 'no',
    expires_at: found.expires_at?.toISOString() ?? null,
  }
}
