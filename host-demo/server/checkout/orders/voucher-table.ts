import type { ColumnType } from 'kysely'
import type { PriceMode } from './discount.ts'

/** A discount code of a charity. Its uses are in the orders table: each order that is paid or can still be paid is one. */
export interface VoucherTable {
  id: string
  event_id: string
  /** As printed: "EARLY-BIRD". */
  code: string
  /** The normalised code by which it is found. Unique in its event. */
  code_normal: string
  price_mode: PriceMode
  /** Minor units; hundredths of a percent for `percent`. */
  value: number
  /** What it gives a discount on. Never on gifts, which have no price. */
  origins: ColumnType<string[], string, string>
  /** Null: unlimited. */
  max_usages: number | null
  valid_from: Date | null
  valid_until: Date | null
}
