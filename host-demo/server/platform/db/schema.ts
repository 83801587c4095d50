import type { ColumnType, Generated } from 'kysely'
import type { InferInput } from 'valibot'
import type { appSettings } from '../../../../src/api/app-settings.ts'
import type { hero } from '../../../../src/api/hero.ts'
import type { orderStatuses, paymentOrigins } from '../../../../src/api/order-sums.ts'
import type { page } from '../../../../src/api/pages.ts'
import type { terminology } from '../../../../src/api/terminology.ts'
import type { loginRequirements } from '../../../../src/api/users.ts'
import type { MonthlyGiftLinkTable, MonthlyGiftTable } from '../../checkout/monthly/tables.ts'
import type {
  GiftAidDeclarationTable,
  MatchedFundTable,
  MatchReservationTable,
  PaymentRequestTable,
  PostcodeAddressTable,
} from '../../checkout/orders/schema-gifts.ts'
import type { VoucherTable } from '../../checkout/orders/voucher-table.ts'
import type { AccountTables } from '../../identity/tables.ts'

/**
 * The database as the queries see it. Amounts are integer minor units,
 * instants are timestamptz, and no secret is stored in the clear: tokens and
 * keys are kept as SHA-256, passwords as scrypt. Only a mail holds what it
 * tells, until it has gone out.
 */
export interface Database extends AccountTables {
  events: EventTable
  event_hosts: { host: string; event_id: string }
  event_origins: { event_id: string; origin: string }
  event_totals: EventTotalTable
  event_donors: { event_id: string; donor: string; gifts: number }
  pages: PageTable
  orders: OrderTable
  order_lines: OrderLineTable
  donations: DonationTable
  gift_aid_declarations: GiftAidDeclarationTable
  matched_funds: MatchedFundTable
  match_reservations: MatchReservationTable
  payment_requests: PaymentRequestTable
  monthly_gifts: MonthlyGiftTable
  monthly_gift_links: MonthlyGiftLinkTable
  postcode_addresses: PostcodeAddressTable
  vouchers: VoucherTable
  webhook_events: { id: string; type: string; received_at: Generated<Date> }
  payment_problems: PaymentProblemTable
  outbox: OutboxTable
  rate_limits: { bucket: string; window_start: Date; hits: number }
  maintenance: { id: Generated<number>; starts_at: Date; minutes: number }
  server_secrets: { name: string; value: string }
  event_organisers: { event_id: string; user_id: string }
  demo_controls: { name: string; value: string }
}

/** Written as a text, read as what it says: the driver would make a PostgreSQL array of a list. */
type Json<T> = ColumnType<T, string, string>

/** What the server only passes on: the answer's own fields, as they are sent. */
export type StoredSettings = Omit<
  InferInput<typeof appSettings.output>,
  | 'event_id'
  | 'event_path_name'
  | 'name'
  | 'currency'
  | 'currency_decimals'
  | 'donation_minimum'
  | 'donation_maximum'
  | 'guest_checkout_enabled'
  | 'offline_payment'
  | 'stripe_publishable_key'
  | 'realtime'
  | 'matched_fund'
  | 'microsite_url'
  | 'custom_domainYN'
>

interface EventTable {
  id: string
  path_name: string
  is_default: boolean
  name: string
  currency: string
  currency_decimals: number
  donation_minimum: number
  donation_maximum: number
  goal: number | null
  guest_checkout: boolean
  /** Null: nobody may promise to pay outside. */
  offline_instructions: string | null
  registration_open: boolean
  settings: Json<StoredSettings>
  terminology: Json<InferInput<typeof terminology.output>>
  login: Json<Pick<InferInput<typeof loginRequirements.output>, 'identifier' | 'secret' | 'registration_fields'>>
}

interface EventTotalTable {
  event_id: string
  sequence: Generated<number>
  total_raised: Generated<number>
  donation_count: Generated<number>
  donor_count: Generated<number>
}

interface PageTable {
  event_id: string
  key: string
  title: string
  description: string | null
  template: string | null
  content: Json<InferInput<typeof page.output>['content']>
  hero: Json<InferInput<typeof hero> | null>
  picture: string | null
  published: boolean
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

interface DonationTable {
  id: Generated<number>
  event_id: string
  /** Unique: a line gives once. */
  order_line_id: number
  /** The giver's normalised address: who gives twice is one donor. */
  donor: string
  first_name: string
  last_name: string
  message: string | null
  anonymous: boolean
  anonymous_amount: Generated<boolean>
  amount: number
  refunded: Generated<number>
  given_at: Date
}

interface PaymentProblemTable {
  id: Generated<number>
  order_id: string
  payment_intent_id: string
  problem: string
  found_at: Generated<Date>
}

interface OutboxTable {
  id: Generated<number>
  channel: string
  event: string
  data: Json<unknown>
  created_at: Generated<Date>
  claimed_until: Generated<Date | null>
}
