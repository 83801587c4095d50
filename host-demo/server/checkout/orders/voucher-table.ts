import type { ColumnType, Generated, Selectable } from 'kysely'
import type { PriceMode } from '../../../../src/api/voucher-kinds.ts'

/** A discount code of a charity. Its uses are in the orders table: each order that is paid or can still be paid is one. */
export interface VoucherTable {
  id: string
  event_id: string
  /** As printed: "EARLY-BIRD". */
  code: string
  /** The normalised code by which it is found. Unique in its event. */
  code_normal: string
  price_mode: PriceMode
  /** Minor units; hundredths of a percent for `percent`; 0 for `none` and `free`. */
  value: number
  /** The origins whose lines it discounts. Never gifts, which have no price. */
  origins: ColumnType<string[], string, string>
  /**
   * The subjects of the lines that it discounts, such as `ticket:…`, or `auction:*` for every line of that origin.
   * Null: all lines of its origins.
   */
  subjects: ColumnType<string[] | null, string | null | undefined, string | null>
  /** Does it show and sell hidden things that it is for? */
  unlocks: Generated<boolean>
  /** How many pieces of one order it covers. Null: all. */
  pieces: Generated<number | null>
  /** How many orders can use it. Null: unlimited. */
  max_usages: number | null
  valid_from: Date | null
  valid_until: Date | null
  /** Null: it is not paused. */
  paused_at: Generated<Date | null>
  /** The organisers' private note. */
  note: Generated<string>
  /** Vouchers that were made in one go share it. */
  batch_id: Generated<string | null>
  created_at: Generated<Date>
}

export type VoucherRow = Selectable<VoucherTable>
