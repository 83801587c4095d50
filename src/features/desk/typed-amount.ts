import { parseAmount } from '../../lib/parse-amount.ts'
import { type FieldProblem, misreadAmount } from '../../lib/validation.ts'

/** The minor units of a typed amount above zero. */
export function amountIn(typed: string, decimals: number): number | undefined {
  const parsed = parseAmount(typed, decimals)
  return parsed.type === 'ok' && parsed.minor > 0 ? parsed.minor : undefined
}

/** What is wrong with an amount that must be typed. */
export function amountProblem(typed: string, decimals: number): FieldProblem | undefined {
  if (amountIn(typed, decimals) !== undefined) return undefined
  return misreadAmount(parseAmount(typed, decimals).type, decimals) ?? { key: 'required' }
}
