import type { Module } from '../module.ts'
import { paymentRequest } from './handlers.ts'
import { paymentLinksMigrations } from './migrations/list.ts'
import { dynamicPaymentOrigin } from './origin.ts'
import { germanErrors } from './words.de.ts'

export const paymentLinks = {
  name: 'payment-links',
  handlers: { paymentRequest },
  permissions: [],
  words: germanErrors,
  errors: { payment_request_not_found: 404, payment_request_settled: 409 },
  migrations: paymentLinksMigrations,
  origins: { dynamic_payment: dynamicPaymentOrigin },
} as const satisfies Module
