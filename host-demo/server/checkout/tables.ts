import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
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
    holds: HoldTable
    payments: PaymentTable
    refunds: RefundTable
    gift_aid_declarations: GiftAidDeclarationTable
    monthly_gifts: MonthlyGiftTable
    monthly_gift_links: MonthlyGiftLinkTable
    postcode_addresses: PostcodeAddressTable
    vouchers: VoucherTable
    cards: CardTable
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
  /** Minor units that were given back, of whatever line. */
  refunded: Generated<number>
  /** Grows with each change of the payment: what the provider said before the last one is outdated. */
  version: Generated<number>
  created_at: Generated<Date>
  /** A pending order ends at this time, first at the payment provider. */
  expires_at: Generated<Date | null>
  /** When an unpaid order let go of what it held: it ended, or another replaced it. */
  released_at: Generated<Date | null>
  /** The newer order for the same subject, which can be paid once this one has ended. */
  replaced_by: Generated<string | null>
  paid_at: Date | null
}

interface OrderLineTable {
  id: Generated<number>
  order_id: string
  position: number
  origin: (typeof paymentOrigins)[number]
  /** What is held for it and locked with it, such as `payment_request:…`. */
  subject: string | null
  title: string
  quantity: Generated<number>
  /** Minor units. */
  unit_price: GeneratedAlways<number>
  amount: number
  /** Taken off the amount by a voucher. */
  discount: Generated<number>
  /** What the payer gets for it, of the whole line: Gift Aid leaves it out. */
  benefit_value: Generated<number>
  /** What was given back of it. */
  refunded: Generated<number>
}

/** Some of a subject, for a line whose payer is paying. */
interface HoldTable {
  order_line_id: number
  subject: string
  quantity: number
  expires_at: Date
}

/** Money that arrived. */
interface PaymentTable {
  id: Generated<number>
  order_id: string
  /** At the payment provider; null for what was paid outside. */
  intent_id: string | null
  /** Minor units. */
  amount: number
  currency: string
  /** Did it come when what it was for had gone to others? Then it is refunded whole. */
  too_late: Generated<boolean>
  received_at: Date
}

/** Money that went back, or is to go back. */
interface RefundTable {
  id: string
  payment_id: number
  /** Null: of the whole order. */
  order_line_id: number | null
  /** Null until the payment provider has it. */
  provider_id: string | null
  kind: 'refund' | 'dispute'
  /** Minor units. */
  amount: number
  /** `undone`: it failed, or the dispute was won. */
  status: 'requested' | 'done' | 'undone'
  created_at: Date
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
