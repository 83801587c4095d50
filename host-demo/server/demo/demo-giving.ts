import type { FeeRate } from '../../../src/lib/fees.ts'
import type { PriceMode } from '../checkout/orders/discount.ts'

/** How gifts are given at a demo event, as a person writes it. */
export interface DemoGiving {
  /** What the card's provider keeps. */
  fee: FeeRate
  /** Where guests may pay the fees: is that in every price, rather than a question? */
  feesInPrice?: boolean
  /** Left out: none is asked for. Amounts in minor units, smallest first. */
  contribution?: { purpose: string; amounts: number[] }
  giftAid: boolean
  /** May a gift go on every month? */
  monthly?: boolean
  messages: boolean
  tributes: boolean
  marketingQuestion?: string
  /** What suggested amounts do, by the amount, each with its picture. */
  amounts?: Readonly<Record<number, { does: string; picture?: string }>>
  /** Who adds to each gift. Days from the day of seeding. */
  fund?: { name: string; percent: number; cap: number; startsInDays: number; endsInDays?: number }
  /** Amounts that somebody is asked for by a link. */
  asked?: readonly { title: string; description?: string; amount: number }[]
  /** Codes that take something off what is asked for. */
  vouchers?: readonly DemoVoucher[]
}

export interface DemoVoucher {
  code: string
  mode: PriceMode
  /** Minor units; hundredths of a percent where `percent`. */
  value: number
  /** Left out: as often as anybody likes. */
  maxUsages?: number
  /** Days from the day of seeding; negative ones are over. */
  endsInDays?: number
}
