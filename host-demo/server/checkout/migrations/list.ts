import { orderLines } from './0011-checkout-order-lines.ts'
import { holdsForAll } from './0015-checkout-holds-for-all.ts'
import { invoices } from './0016-checkout-invoices.ts'
import { creditNotes } from './0023-checkout-credit-notes.ts'
import { voucherTerms } from './0032-checkout-vouchers.ts'
import { promisedMatches } from './0034-checkout-promised-matches.ts'
import { giftLines } from './0036-checkout-gift-lines.ts'
import { paidBy } from './0037-checkout-paid-by.ts'
import { forgottenOrders } from './0039-checkout-forgotten-orders.ts'
import { paymentProblems } from './0046-checkout-payment-problems.ts'
import { mailedPromises } from './0054-checkout-mailed.ts'
import { payBy } from './0056-checkout-pay-by.ts'
import { promisedOrders } from './0057-checkout-promised.ts'
import { mailedInvoices } from './0069-checkout-mailed-invoices.ts'
import { chargedCards } from './0070-checkout-charged-card.ts'
import { replacedAttempts } from './0075-checkout-replaced-attempts.ts'
import { freeLines } from './0076-checkout-free-lines.ts'
import { largeCreditNotes } from './0077-checkout-large-credit-notes.ts'

export const checkoutMigrations = {
  '0011-checkout-order-lines': orderLines,
  '0015-checkout-holds-for-all': holdsForAll,
  '0016-checkout-invoices': invoices,
  '0023-checkout-credit-notes': creditNotes,
  '0032-checkout-vouchers': voucherTerms,
  '0034-checkout-promised-matches': promisedMatches,
  '0036-checkout-gift-lines': giftLines,
  '0037-checkout-paid-by': paidBy,
  '0039-checkout-forgotten-orders': forgottenOrders,
  '0046-checkout-payment-problems': paymentProblems,
  '0054-checkout-mailed': mailedPromises,
  '0056-checkout-pay-by': payBy,
  '0057-checkout-promised': promisedOrders,
  '0069-checkout-mailed-invoices': mailedInvoices,
  '0070-checkout-charged-card': chargedCards,
  '0075-checkout-replaced-attempts': replacedAttempts,
  '0076-checkout-free-lines': freeLines,
  '0077-checkout-large-credit-notes': largeCreditNotes,
}
