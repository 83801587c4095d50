import type { AppSettings } from '../../api/app-settings.ts'
import type { FieldProblem } from '../../lib/validation.ts'
import { giftProblem } from '../checkout/validation.ts'

/** Validates a donor's own amount. The server validates it again. */
export function checkAmount(typed: string, settings: AppSettings): { amount?: FieldProblem } {
  const amount = giftProblem(typed, settings)
  return amount ? { amount } : {}
}
