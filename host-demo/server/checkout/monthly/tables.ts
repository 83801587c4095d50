import type { Generated } from 'kysely'

/** A gift that goes on every month, by a subscription at the provider. */
export interface MonthlyGiftTable {
  id: string
  event_id: string
  /** Its first payment. */
  order_id: string
  /** `planned` until the first payment has arrived. */
  status: Generated<'planned' | 'active' | 'ended'>
  /** Minor units of each month, in the currency of the first payment. */
  amount: number
  processing_fee: number
  /** At the provider; null until there is one. */
  subscription_id: string | null
  began_at: Date | null
  /** When the provider takes the next payment. */
  next_at: Date | null
  ended_at: Date | null
  /** When the provider's subscription was seen to be over. */
  cancelled_at: Date | null
  /** The payment that failed and is owed, so that it is told of once. */
  failed_invoice_id: string | null
}

/** By whose token whoever has a receipt may stop a monthly gift. Good as long as the gift is. */
export interface MonthlyGiftLinkTable {
  token_hash: string
  monthly_gift_id: string
}
