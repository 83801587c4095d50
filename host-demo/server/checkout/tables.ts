import type { ColumnType, Generated } from 'kysely'
import type { orderStatuses, paymentOrigins } from '../../../src/api/order-sums.ts'
import type { MonthlyGiftLinkTable, MonthlyGiftTable } from './monthly/tables.ts'
import type { GiftAidDeclarationTable, PostcodeAddressTable } from './orders/schema-gifts.ts'
import type { VoucherTable } from './orders/voucher-table.ts'

declare module '../platform/db/schema.ts' {
  interface Database {
    event_totals: EventTotalTable
    event_donors: { event_id: string; donor: string; gifts: number }
    orders: OrderTable
    order_lines: OrderLineTable
    gift_aid_declarations: GiftAidDeclarationTable
    monthly_gifts: MonthlyGiftTable
    monthly_gift_links: MonthlyGiftLinkTable
    postcode_addresses: PostcodeAddressTable
    vouchers: VoucherTable
    cards: CardTable
    unwanted_customers: UnwantedCustomerTable
    webhook_events: { id: string; type: string; received_at: Generated<Date> }
    payment_problems: PaymentProblemTable
  }
}

interface EventTotalTable {
  event_id: string
  sequence: Generated<number>
  total_raised: Generated<number>
  donation_count: Generated<number>
  donor_count: Generated<number>
}

interface OrderTable {
  id: string
  reference: string
  event_id: string
  user_id: string | null
  key_hash: string
  idempotency_hash: string
  request_hash: string
  status: (typeof orderStatuses)[number]
  first_name: string
  last_name: string
  email: string
  /** Payers who pay for somebody else than themselves. */
  organisation: Generated<string | null>
  lines_total: number
  discount_total: Generated<number>
  processing_fee: Generated<number>
  voluntary_contribution: Generated<number>
  /** What is charged: the lines less the discount, with fee and contribution. */
  total: number
  voucher_id: Generated<string | null>
  /** The monthly gift that this is a payment of: its first, or a later one. */
  monthly_gift_id: Generated<string | null>
  currency: string
  request_invoice: Generated<boolean>
  /** Null: not asked, which is no consent. */
  marketing_consent: Generated<boolean | null>
  /** UTM and click ids that the payer came with. */
  campaign: ColumnType<Record<string, string> | null, string | null | undefined, string | null>
  /** SHA-256 of the payer's address on the network, to count declines by. */
  address_hash: Generated<string | null>
  /** Cards that were declined for this order. */
  declines: Generated<number>
  /** Had its payer to answer a challenge first? */
  challenged: Generated<boolean>
  /** At the provider; null until it has one, and for good when paid outside. */
  payment_intent_id: string | null
  refunded: Generated<number>
  /** Grows with each change of the payment: news read from the provider before the last one is old. */
  version: Generated<number>
  created_at: Generated<Date>
  paid_at: Date | null
}

interface OrderLineTable {
  id: Generated<number>
  order_id: string
  position: number
  origin: (typeof paymentOrigins)[number]
  title: string
  amount: number
  /** Taken off it by a voucher. */
  discount: Generated<number>
  message: string | null
  anonymous: boolean
  anonymous_amount: Generated<boolean>
  tribute_kind: Generated<'memory' | 'honour' | null>
  tribute_name: Generated<string | null>
  payment_request_id: Generated<string | null>
}

interface PaymentProblemTable {
  id: Generated<number>
  order_id: string
  payment_intent_id: string
  problem: string
  found_at: Generated<Date>
}

interface CardTable {
  id: string
  user_id: string
  payment_method_id: string
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  is_default: boolean
  kept_at: Date
  /** Stays when it is removed, so that late news does not bring it back. */
  removed_at: Generated<Date | null>
}

/** Of accounts that are deleted: to be deleted at the provider, too. */
interface UnwantedCustomerTable {
  /** Its id at the provider, or the id of a payment intent that was made for it. */
  known_by: string
  work_due_at: Date
  tries: Generated<number>
}
