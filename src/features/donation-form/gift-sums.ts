import type { AppSettings } from '../../api/app-settings.ts'
import { parseAmount } from '../../lib/money.ts'
import { sumOrder } from '../../lib/order-sums.ts'
import { type Draft, emptyFields } from './draft.ts'

/** What a gift comes to, in minor units. */
export interface GiftSums {
  gift: number
  contribution: number
  processingFee: number
  /** What is charged. */
  total: number
}

/** The same sum as the server's, which decides. */
export function giftSums(draft: Draft, gift: number, settings: AppSettings): GiftSums {
  const { giving, guest_pays_fees, currency_decimals: decimals } = settings
  const contribution = giving.voluntary_contribution ? contributionOf(draft, decimals) : 0
  const paysFee = guest_pays_fees && (giving.guest_pays_fees_default || draft.coverFee === 'yes')
  const { processingFee, total } = sumOrder({
    lines: gift,
    discount: 0,
    contribution,
    fee: paysFee ? feeRate(settings) : undefined,
    decimals,
  })
  return { gift, contribution, processingFee, total }
}

/** What a suggested gift costs, where the organiser has put the fee into the price; else the gift itself. */
export function priceOf(gift: number, settings: AppSettings): number {
  return giftSums({ ...emptyFields, choice: '', own: '' }, gift, settings).total
}

/** What is paid outside costs no card fee. */
export function withoutFee(sums: GiftSums): GiftSums {
  return { ...sums, processingFee: 0, total: sums.gift + sums.contribution }
}

export function feeRate({ giving }: AppSettings) {
  return { basisPoints: giving.fee_basis_points, fixed: giving.fee_fixed }
}

function contributionOf({ contribution, ownContribution }: Draft, decimals: number): number {
  if (contribution !== 'own') return Number(contribution)
  const parsed = parseAmount(ownContribution, decimals)
  return parsed.type === 'ok' ? parsed.minor : 0
}
