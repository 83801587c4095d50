import type { ColumnType, Generated, Selectable } from 'kysely'
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
  /** True if the organiser has removed it: nobody can choose it any more. */
  gone: Generated<boolean>
}

/** An amount to choose, and what it pays for. */
export interface Level {
  readonly level_id: string
  /** Minor units. */
  readonly amount: number
  readonly does: string
}

/** A charity's part of a promise. */
export interface Part {
  readonly charity_id: string
  /** Minor units. */
  readonly amount: number
}

/** Something to pledge for, such as a day of nursing. */
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
  /** Incremented by each change. */
  sequence: Generated<number>
  /** The sum of its pledges: see `countItem`. */
  pledged: Generated<number>
  matched: Generated<number>
  pledge_count: Generated<number>
}

/** A promise, or a paid gift. */
export interface PledgeTable {
  id: string
  event_id: string
  item_id: string
  /** Incremented by each change. */
  sequence: Generated<number>
  amount: number
  refunded: Generated<number>
  /** What a matched fund adds. For an unpaid promise, what it keeps. */
  matched: Generated<number>
  level_id: string | null
  source: 'online' | 'room'
  paddle: number | null
  /** How others see the donor, unless the pledge is anonymous. */
  shown_as: string
  first_name: string | null
  last_name: string | null
  email: string | null
  email_normal: string | null
  user_id: string | null
  message: string | null
  /** The parts of charities. Empty: it is not divided. */
  parts: ColumnType<readonly Part[], string | undefined, string>
  anonymous: boolean
  anonymous_amount: boolean
  /** Not listed for guests, but counted in the totals. */
  hidden: Generated<boolean>
  /** Was the promise confirmed by mail? */
  mailed: Generated<boolean>
  undone_at: Date | null
  /** When the person was removed from an undone pledge. */
  forgotten_at: Generated<Date | null>
  pledged_at: Date
  paid_at: Date | null
  /** How the organiser was paid. Null: it was not paid at the desk. */
  paid_by: Generated<PaidBy | null>
  /** The order that paid it. */
  order_id: string | null
  /**
   * Hash of the idempotency key with which it was promised or recorded, so that a repeated request makes no other
   * one.
   */
  key_hash: string | null
  request_hash: string | null
}

/** What an order's line pays for. */
interface PledgeLineTable {
  order_line_id: number
  item_id: string | null
  charity_id: string | null
  pledge_id: string | null
  /** Of its pledge while that is deleted, because its order counts as unpaid. */
  kept: ColumnType<KeptPledge | null, string | null | undefined, string | null>
}

/** What stays of a pledge until its order is paid again: what the organiser decided, but nothing of the person. */
export type KeptPledge = Pick<Selectable<PledgeTable>, 'id' | 'sequence' | 'hidden' | 'anonymous' | 'anonymous_amount'>
