import type { ColumnType, Generated } from 'kysely'
import type { PaidBy } from '../../../../src/api/paid-by.ts'
import type { Json } from '../../platform/db/schema.ts'

declare module '../../platform/db/schema.ts' {
  interface Database {
    charities: CharityTable
    pledge_items: PledgeItemTable
    pledges: PledgeTable
    pledge_lines: PledgeLineTable
  }
}

interface CharityTable {
  id: string
  event_id: string
  place: number
  name: string
  summary: string
  charity_number: string | null
  picture: string | null
  /** Left out by the organiser: nobody can choose it any more. */
  gone: Generated<boolean>
}

/** An amount to choose, and what it does. */
export interface Level {
  readonly level_id: string
  /** Minor units. */
  readonly amount: number
  readonly does: string
}

/** What a charity gets of a promise. */
export interface Part {
  readonly charity_id: string
  /** Minor units. */
  readonly amount: number
}

/** Something to pledge for. */
export interface PledgeItemTable {
  id: string
  event_id: string
  number: number
  title: string
  summary: string
  /** HTML, sanitised. */
  description: string
  picture: string | null
  target: number | null
  /** From high to low. */
  levels: Json<readonly Level[]>
  own_amount: boolean
  pay_later: boolean
  charity_ids: Json<readonly string[]>
  state: 'open' | 'closed'
  published: boolean
  /** Grows with each change. */
  sequence: Generated<number>
  /** The sums of its pledges: see `countItem`. */
  pledged: Generated<number>
  matched: Generated<number>
  pledge_count: Generated<number>
}

/** A promise, or a gift that is paid. */
export interface PledgeTable {
  id: string
  event_id: string
  item_id: string
  /** Grows with each change. */
  sequence: Generated<number>
  amount: number
  refunded: Generated<number>
  /** What a matched fund adds, or keeps until it is paid. */
  matched: Generated<number>
  level_id: string | null
  source: 'online' | 'room'
  paddle: number | null
  /** How others see who pledged, unless they are anonymous. */
  shown_as: string
  first_name: string | null
  last_name: string | null
  email: string | null
  email_normal: string | null
  user_id: string | null
  message: string | null
  /** How a promise is divided among charities. Empty: it is not. */
  parts: ColumnType<readonly Part[], string | undefined, string>
  anonymous: boolean
  anonymous_amount: boolean
  /** Left out of the guests' lists, but counted in the totals. */
  hidden: Generated<boolean>
  undone_at: Date | null
  /** When it was forgotten whose undone pledge it was. */
  forgotten_at: Generated<Date | null>
  pledged_at: Date
  paid_at: Date | null
  /** How the organiser was paid. Null: not at the desk. */
  paid_by: Generated<PaidBy | null>
  /** The order that paid it. */
  order_id: string | null
  /** Of the promise or of the desk's record, so that a repeat makes no other one. */
  key_hash: string | null
  request_hash: string | null
}

/** What an order's line pays. */
interface PledgeLineTable {
  order_line_id: number
  item_id: string | null
  charity_id: string | null
  pledge_id: string | null
}
