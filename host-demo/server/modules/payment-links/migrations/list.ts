import { paymentRequestLines } from './0013-payment-links-details.ts'

export const paymentLinksMigrations = { '0013-payment-links-details': paymentRequestLines }
