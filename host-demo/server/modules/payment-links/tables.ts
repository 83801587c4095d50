import type { Generated } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database {
    payment_requests: PaymentRequestTable
  }
}

interface PaymentRequestTable {
  id: string
  event_id: string
  title: string
  description: string | null
  amount: number
  expires_at: Date | null
  /** Whose payment it waits for, or was. */
  order_id: string | null
  paid_at: Date | null
  created_at: Generated<Date>
}
