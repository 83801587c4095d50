import type { AppSettings } from '../../api/app-settings.ts'
import { sumOrder } from '../../lib/order-sums.ts'
import { parseAmount } from '../../lib/parse-amount.ts'
import type { Answers } from './answers.ts'

/** The amounts of an order, in minor units. */
export interface Sums {
  lines: number
  discount: number
  contribution: number
  processingFee: number
  /** The fee, if the payer chooses to cover it. */
  possibleFee: number
  /** The total that is charged. */
  total: number
}

type SumAnswers = Pick<Answers, 'contribution' | 'ownContribution' | 'coverFee'>

const nothing: SumAnswers = { contribution: '', ownContribution: '', coverFee: '' }

/** The same calculation as the server's, whose result counts. */
export function sumsOf(
  lines: number,
  settings: AppSettings,
  answers: SumAnswers = nothing,
  { discount = 0, isOffline = false }: { discount?: number; isOffline?: boolean } = {},
): Sums {
  const { giving, guest_pays_fees, currency_decimals: decimals } = settings
  const rate = { basisPoints: giving.fee_basis_points, fixed: giving.fee_fixed }
  const parts = { lines, discount, contribution: contributionOf(answers, decimals), decimals }
  const paysFee = !isOffline && guest_pays_fees && (giving.guest_pays_fees_default || answers.coverFee === 'yes')
  return {
    ...parts,
    ...sumOrder({ ...parts, fee: paysFee ? rate : undefined }),
    possibleFee: sumOrder({ ...parts, fee: rate }).processingFee,
  }
}

function contributionOf({ contribution, ownContribution }: SumAnswers, decimals: number): number {
  if (contribution !== 'own') return Number(contribution)
  const parsed = parseAmount(ownContribution, decimals)
  return parsed.type === 'ok' ? parsed.minor : 0
}
