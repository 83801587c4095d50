import type { Generated } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database {
    donations: DonationTable
    matched_funds: MatchedFundTable
    matches: MatchTable
    promised_matches: { promise_id: string; fund_id: string; amount: number }
    donation_details: DonationDetailTable
  }
}

interface DonationTable {
  id: Generated<number>
  event_id: string
  /** Unique: a line is one gift. */
  order_line_id: number
  /** The giver's normalised address: all gifts of one address are one donor. */
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

interface MatchedFundTable {
  id: string
  event_id: string
  name: string
  /** Percent of a gift: 100 doubles it. */
  percent: number
  /** The whole fund. */
  cap: number
  starts_at: Date
  ends_at: Date | null
}

/** What a fund has given to a paid gift; 0 if nothing was left. What it holds for unpaid gifts is in `holds`. */
interface MatchTable {
  order_line_id: number
  fund_id: string
  /** Minor units. */
  amount: number
}

/** What a donor says with a gift, written before it is paid. */
interface DonationDetailTable {
  order_line_id: number
  message: string | null
  anonymous: boolean
  anonymous_amount: boolean
  tribute_kind: 'memory' | 'honour' | null
  tribute_name: string | null
}
