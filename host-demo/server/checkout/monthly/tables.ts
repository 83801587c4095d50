import type { Generated } from 'kysely'

/** A monthly gift, backed by a subscription at the provider. */
export interface MonthlyGiftTable {
  id: string
  event_id: string
  /** Its first payment. */
  order_id: string
  /** `planned` until the first payment has arrived. */
  status: Generated<'planned' | 'active' | 'ended'>
  /** Monthly amount in minor units, in the currency of the first payment. */
  amount: number
  processing_fee: number
  /** The subscription at the provider; null until it is created. */
  subscription_id: string | null
  began_at: Date | null
  /** The date of the next payment. */
  next_at: Date | null
  ended_at: Date | null
  /** When the subscription was found to have ended at the provider. */
  cancelled_at: Date | null
  /** The failed payment that is owed; stored so that it is mailed once. */
  failed_invoice_id: string | null
}

/** Tokens in receipts that let their holder cancel a monthly gift. Valid as long as the gift is. */
export interface MonthlyGiftLinkTable {
  token_hash: string
  monthly_gift_id: string
}
