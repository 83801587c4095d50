import type { PriceMode } from '../../../src/api/voucher-kinds.ts'
import type { FeeRate } from '../../../src/lib/fees.ts'

/** The donation settings of a demo event. */
export interface DemoGiving {
  /** The card provider's fee. */
  fee: FeeRate
  /** Is the fee included in the prices, instead of offered as an option? */
  feesInPrice?: boolean
  /** Omitted: no contribution is asked for. Amounts in minor units, smallest first. */
  contribution?: { purpose: string; amounts: number[] }
  giftAid: boolean
  /** Are monthly gifts offered? */
  monthly?: boolean
  messages: boolean
  tributes: boolean
  marketingQuestion?: string
  /** The impact of suggested amounts, by amount, with pictures. */
  amounts?: Readonly<Record<number, { does: string; picture?: string }>>
  /** The matched fund. Days from the day of seeding. */
  fund?: { name: string; percent: number; cap: number; startsInDays: number; endsInDays?: number }
  /** Payment requests. */
  asked?: readonly { title: string; description?: string; amount: number }[]
  /** Voucher codes. */
  vouchers?: readonly DemoVoucher[]
}

interface DemoVoucher {
  code: string
  mode: PriceMode
  /** Minor units; hundredths of a percent where `percent`. */
  value: number
  /**
   * The origins that it discounts.
   * @default ['dynamic_payment']
   */
  origins?: readonly string[]
  /** How many pieces of one order it covers. Omitted: all. */
  pieces?: number
  /** Does it show and sell hidden ticket types? */
  unlocks?: boolean
  note?: string
  /** Omitted: unlimited. */
  maxUsages?: number
  /** Days from the day of seeding; a negative one has passed. */
  endsInDays?: number
}
