import type { Generated } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database {
    donations: DonationTable
    matched_funds: MatchedFundTable
    match_reservations: MatchReservationTable
  }
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

interface MatchedFundTable {
  id: string
  event_id: string
  name: string
  /** Of a gift: 100 doubles it. */
  percent: number
  /** All that it gives. */
  cap: number
  starts_at: Date
  ends_at: Date | null
}

interface MatchReservationTable {
  order_line_id: number
  fund_id: string
  /** 0 where nothing could be kept: what is there when the gift is paid is given all the same. */
  amount: number
  /** Free for others after this; null once the gift is paid. */
  held_until: Date | null
}
