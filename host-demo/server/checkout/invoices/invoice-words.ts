import type { Event } from '../../identity/events.ts'
import { translator } from '../../platform/translate.ts'
import { germanInvoiceWords } from './invoice-words.de.ts'

/** English texts of the invoice, by key. */
const invoiceWords = {
  invoice: 'Invoice',
  number: 'Invoice number',
  date: 'Date',
  reference: 'Order reference',
  from: 'From',
  to: 'To',
  registered: 'Registered charity {number}',
  companyNumber: 'Company number {number}',
  what: 'Description',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  amount: 'Amount',
  discount: 'Discount',
  fee: 'Card fee',
  contribution: 'Contribution to running costs',
  total: 'Total',
  paidOn: 'Paid on {date}',
  /** Refunded before credit notes had numbers. */
  credited: 'Credit',
  creditNote: 'Credit note {number}, {date}',
  /** By the charity, or by the bank in a dispute. */
  returned: 'Returned to you',
  cancelled: 'Cancelled',
  due: 'Due',
  paidMark: 'Paid',
  dueMark: 'To be paid',
  refundedMark: 'Credited in full',
  cancelledMark: 'Cancelled: nothing is due',
  howToPay: 'How to pay',
  print: 'Print this page, or save it as a PDF.',
} as const

/** Translates them into the event's language. */
export function invoiceTranslator({ settings }: Pick<Event, 'settings'>) {
  return translator(settings.locale, invoiceWords, germanInvoiceWords)
}
