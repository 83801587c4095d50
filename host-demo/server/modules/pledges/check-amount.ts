import { validationError } from '../../platform/http/http-error.ts'
import type { PledgeItem } from './find-item.ts'

/**
 * @returns the level with this amount; null if the donor chose the amount
 * @throws {HttpError} 400 if it is neither
 */
export function checkAmount({ levels, own_amount }: PledgeItem, amount: number, field: string): string | null {
  const level = levels.find(level => level.amount === amount)
  if (level) return level.level_id
  if (own_amount) return null
  throw validationError({ [field]: 'Please choose one of the amounts' })
}
