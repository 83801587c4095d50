import type { AppSettings } from '../../api/app-settings.ts'
import { chargeStep } from '../../lib/fees.ts'
import { parseAmount } from '../../lib/parse-amount.ts'
import type { FieldProblem } from '../../lib/validation.ts'
import { amountProblem } from '../checkout/validation.ts'

/** Validates a donor's own amount. The server validates it again. */
export function checkAmount(typed: string, settings: AppSettings): { amount?: FieldProblem } {
  const amount = amountProblem(typed, settings) ?? giftProblem(typed, settings)
  return amount ? { amount } : {}
}

function giftProblem(typed: string, settings: AppSettings): FieldProblem | undefined {
  const { currency_decimals: decimals, donation_minimum } = settings
  const parsed = parseAmount(typed, decimals)
  if (parsed.type !== 'ok') return undefined
  if (parsed.minor % chargeStep(decimals)) return { key: 'amountPrecise', values: { decimals: 2 } }
  return parsed.minor < donation_minimum ? { key: 'numberMin' } : undefined
}
