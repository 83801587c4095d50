import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database {
    fundraisers: FundraiserTable
    fundraiser_teams: TeamTable
    fundraiser_gifts: FundraiserGiftTable
    fundraiser_messages: FundraiserMessageTable
    fundraiser_updates: { id: string; fundraiser_id: string; text: string; at: Date }
    fundraiser_views: { fundraiser_id: string; day: ColumnType<Date, string, string>; views: number }
  }
}

/** What a fundraiser's and a team's page have in common. */
interface PageTable {
  id: string
  event_id: string
  /** Its name in addresses and its id in the API. Unique at its event. */
  slug: string
  name: string
  story: Generated<string>
  picture: string | null
  /** Minor units. Null: none is set. */
  goal: number | null
  /** False if the organiser has hidden it. */
  shown: Generated<boolean>
  /** Incremented by each change that a screen shows. */
  sequence: Generated<number>
  /** Minor units, less refunds. */
  raised: Generated<number>
  gift_count: Generated<number>
  created_at: Generated<Date>
}

interface FundraiserTable extends PageTable {
  /** Null: the account was deleted, or it is one of the demo's. */
  user_id: string | null
  ends_at: Date | null
  team_id: string | null
  /** The team that they have asked to join, until its captain answers. */
  asked_team_id: string | null
}

interface TeamTable extends PageTable {
  /** A fundraiser of the team. Null: the captain's account was deleted. */
  captain_id: string | null
  /** Must the captain approve new members? */
  approval: Generated<boolean>
  member_count: Generated<number>
}

interface FundraiserGiftTable {
  id: Generated<number>
  fundraiser_id: string
  /** Null: the gift came by cash, cheque or transfer, and the organiser recorded it. */
  order_line_id: number | null
  /** Only for a recorded gift. */
  idempotency_hash: string | null
  /** The same for all gifts of one donor. Null: the donor is unknown. */
  donor: string | null
  /** Null: anonymous. */
  name: string | null
  /** Null unless the fundraiser may see it. */
  email: string | null
  anonymous_amount: Generated<boolean>
  note: string | null
  amount: number
  refunded: Generated<number>
  /** When it was paid. Null: not yet. */
  given_at: Date | null
}

interface FundraiserMessageTable {
  id: Generated<number>
  fundraiser_id: string
  gift_id: number | null
  idempotency_hash: string
  user_id: string | null
  /** Empty if it came with an anonymous gift. */
  name: string
  text: string
  state: Generated<'waiting' | 'shown' | 'refused'>
  at: Date
}
