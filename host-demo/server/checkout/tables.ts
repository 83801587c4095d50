import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { orderStatuses } from '../../../src/api/order-sums.ts'
import type { PaidBy } from '../../../src/api/paid-by.ts'
import type { CreditNoteTable, InvoiceNumberTable, InvoiceTable } from './invoices/tables.ts'
import type { MonthlyGiftLinkTable, MonthlyGiftTable } from './monthly/tables.ts'
import type { GiftAidDeclarationTable, PostcodeAddressTable } from './orders/schema-gifts.ts'
import type { VoucherTable } from './orders/voucher-table.ts'

declare module '../platform/db/schema.ts' {
  interface Database {
    event_totals: EventTotalTable
    event_donors: { event_id: string; donor: string; gifts: number }
    orders: OrderTable
    order_lines: OrderLineTable
    replaced_attempts: { event_id: string; idempotency_hash: string; replaced_at: Date }
    holds: HoldTable
    payments: PaymentTable
    refunds: RefundTable
    gift_aid_declarations: GiftAidDeclarationTable
    monthly_gifts: MonthlyGiftTable
    monthly_gift_links: MonthlyGiftLinkTable
    postcode_addresses: PostcodeAddressTable
    vouchers: VoucherTable
    invoices: InvoiceTable
    invoice_numbers: InvoiceNumberTable
    credit_notes: CreditNoteTable
    credit_note_numbers: InvoiceNumberTable
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
  /** The organisation that the payer pays for, such as their company. */
  organisation: Generated<string | null>
  /** For its invoice: a company's number, and its postal address in lines. */
  organisation_number: Generated<string | null>
  organisation_address: Generated<string | null>
  lines_total: number
  discount_total: Generated<number>
  processing_fee: Generated<number>
  voluntary_contribution: Generated<number>
  /** The amount charged: the lines less the discount, plus fee and contribution. */
  total: number
  voucher_id: Generated<string | null>
  /** The monthly gift that this is a payment of, first or later. */
  monthly_gift_id: Generated<string | null>
  currency: string
  request_invoice: Generated<boolean>
  /** Was it to be paid to the organiser? */
  promised: Generated<boolean>
  /** If it was promised: was its payer mailed how to pay? If it is free: is its payer mailed at all? */
  mailed: Generated<boolean>
  /** Null: not asked, which counts as no consent. */
  marketing_consent: Generated<boolean | null>
  /** UTM parameters and click ids of the payer's visit. */
  campaign: ColumnType<Record<string, string> | null, string | null | undefined, string | null>
  /** SHA-256 of the payer's network address, to count declines by. */
  address_hash: Generated<string | null>
  /** Cards that were declined for this order. */
  declines: Generated<number>
  /** Did its payer have to solve a challenge first? */
  challenged: Generated<boolean>
  /** The payment intent; null until there is one, and always null for offline orders. */
  payment_intent_id: string | null
  /** The provider's name of the saved card that is charged. Null: the payer chooses at the payment. */
  payment_method_id: Generated<string | null>
  /** Minor units refunded, over all lines. */
  refunded: Generated<number>
  /** Incremented at each change of the payment: an answer of the provider from before is outdated. */
  version: Generated<number>
  created_at: Generated<Date>
  /** An unpaid order ends at this time, first at the payment provider. Null: it does not end by itself. */
  expires_at: Generated<Date | null>
  /** When an unpaid order released its holds, because it ended or was replaced. */
  released_at: Generated<Date | null>
  /** The newer order for the same subject, which can be paid once this one has ended. */
  replaced_by: Generated<string | null>
  paid_at: Date | null
  /** How the desk was paid for what was promised offline. Null: not there, or not yet. */
  paid_by: Generated<PaidBy | null>
  /** When its payer was forgotten, because it had long ended unpaid. */
  forgotten_at: Generated<Date | null>
}

interface OrderLineTable {
  id: Generated<number>
  order_id: string
  position: number
  origin: string
  /** What is held and locked for it, such as `payment_request:…`. */
  subject: string | null
  title: string
  quantity: Generated<number>
  /** Minor units. */
  unit_price: GeneratedAlways<number>
  amount: number
  /** The voucher's discount on the amount. */
  discount: Generated<number>
  /** The value that the payer receives for the whole line, on which Gift Aid cannot be claimed. */
  benefit_value: Generated<number>
  /** Can Gift Aid be claimed on the rest, if it is declared? */
  is_gift: Generated<boolean>
  /** What was refunded of it. */
  refunded: Generated<number>
}

/** A quantity of a subject, held for a line while its payer pays. */
interface HoldTable {
  order_line_id: number
  subject: string
  quantity: number
  /** Null: until the order is paid or has ended. */
  expires_at: Date | null
}

/** A received payment. */
interface PaymentTable {
  id: Generated<number>
  order_id: string
  /** Id at the payment provider; null if paid offline. */
  intent_id: string | null
  /** Minor units. */
  amount: number
  currency: string
  /** Did it arrive after what it was for had gone to others? Then it is fully refunded. */
  too_late: Generated<boolean>
  received_at: Date
}

/** A refund, requested or done, or a dispute. */
interface RefundTable {
  id: string
  payment_id: number
  /** Null: for the whole order. */
  order_line_id: number | null
  /** Id at the payment provider; null until it is requested there. */
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
  /** What has arrived, in minor units. Null: nothing. */
  amount: number | null
  currency: string | null
  found_at: Generated<Date>
  /** When the organiser had dealt with it. */
  settled_at: Date | null
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
  /** Kept after removal, so that late news does not restore the card. */
  removed_at: Generated<Date | null>
}

/** Customers of deleted accounts, still to be deleted at the provider. */
