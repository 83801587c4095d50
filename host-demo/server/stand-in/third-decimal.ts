import { wrongParameter } from './problem.ts'

/** Currencies with three decimals, of which Stripe takes the last one as 0 only. */
const threeDecimals = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd'])

export function refuseThirdDecimal(amount: number, currency: string): void {
  if (amount % 10 === 0 || !threeDecimals.has(currency)) return
  throw wrongParameter(`Amounts in ${currency} must end in 0`, { code: 'parameter_invalid_integer', param: 'amount' })
}
