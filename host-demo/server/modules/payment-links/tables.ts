import type { Generated } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database {
    payment_requests: PaymentRequestTable
    payment_request_lines: { order_line_id: number; payment_request_id: string }
  }
}

interface PaymentRequestTable {
  id: string
  event_id: string
  title: string
  description: string | null
  amount: number
  expires_at: Date | null
  /** The order that paid it. */
  order_id: string | null
  paid_at: Date | null
  created_at: Generated<Date>
}
