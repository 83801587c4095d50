import type { ColumnType, Generated } from 'kysely'
import type { DrawHappening, DrawKind, DrawSale, DrawState } from '../../../../src/api/draw-kinds.ts'

declare module '../../platform/db/schema.ts' {
  interface Database {
    draws: DrawTable
    draw_lines: DrawLineTable
    draw_entries: DrawEntryTable
    draw_free_numbers: { draw_id: string; number: number }
    draw_log: DrawLogTable
    draw_winner_mails: { draw_id: string; number: number; sent_at: Date }
  }
}

interface StoredPrize {
  readonly title: string
  readonly donor: string | null
  readonly picture: string | null
  /** What it would cost in a shop, in minor units. */
  readonly value: number | null
  /** Nobody under 18 may win it. */
  readonly alcohol: boolean
}

export interface DrawTable {
  id: string
  event_id: string
  kind: DrawKind
  title: string
  summary: string
  /** HTML, sanitised. */
  description: string
  picture: string | null
  /** The best first. */
  prizes: ColumnType<readonly StoredPrize[], string, string>
  /** Price of one number, in minor units. */
  price: number
  sold_by: DrawSale
  /** How many numbers a fixed price buys; 1 if guests choose how many. */
  numbers_each: number
  /** Numbers for sale. Null: unlimited. */
  capacity: number | null
  per_person: number | null
  /** In years. */
  minimum_age: number
  society: string
  /** Name and address. */
  promoter: string
  registration: string | null
  opens_at: Date
  closes_at: Date
  draws_at: Date
  state: Generated<DrawState>
  /** Sold numbers, including refunded ones: nobody gets those a second time. */
  sold: Generated<number>
  /** The highest number that was ever given out. */
  last_number: Generated<number>
  sequence: Generated<number>
  /** Made when the draw opens, and secret until it is drawn. */
  seed: Generated<string | null>
  seed_hash: Generated<string | null>
  seal: Generated<string | null>
  created_at: Generated<Date>
}

/** What the payer chose for an order's line. */
interface DrawLineTable {
  order_line_id: number
  draw_id: string
  /** May the payer's name be shown if one of the numbers wins? */
  show_name: boolean
}

interface DrawEntryTable {
  draw_id: string
  number: number
  order_line_id: number
  /** `held`: it is being paid for. */
  state: 'held' | 'sold' | 'refunded'
}

/** A draw's public record. A trigger refuses to change its rows. */
interface DrawLogTable {
  draw_id: string
  sequence: number
  at: Date
  kind: DrawHappening
  /** 1 for the best prize. */
  prize: number | null
  number: number | null
  /** Why a prize was drawn again. */
  reason: string | null
}
