import type { ColumnType } from 'kysely'
import type { CheckoutLine } from '../../../../src/api/checkout-input.ts'
import type { PriceMode } from './discount.ts'

/** What a charity may take off: never off a gift, for that has no price. */
export type DiscountedOrigin = Exclude<CheckoutLine['origin'], 'donation'>

/** Which orders use a voucher stands with the orders: one that is paid or can still be paid is a use. */
export interface VoucherTable {
  id: string
  event_id: string
  /** As it is printed: "EARLY-BIRD". */
  code: string
  /** By which it is found, however it is typed. Unique in its event. */
  code_normal: string
  price_mode: PriceMode
  /** Minor units; hundredths of a percent where `percent`. */
  value: number
  origins: ColumnType<DiscountedOrigin[], string, string>
  /** Null: as many orders as like. */
  max_usages: number | null
  valid_from: Date | null
  valid_until: Date | null
}
