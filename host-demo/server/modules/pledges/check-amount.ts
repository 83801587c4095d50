import { refuseOutOfRange } from '../../checkout/gifts/gift-origin.ts'
import type { Event } from '../../identity/events.ts'
import { validationError } from '../../platform/http/http-error.ts'
import type { PledgeItem } from './find-item.ts'

/**
 * The bounds of gifts are for amounts that donors type: an organiser may offer a level beyond them.
 * @returns the level with this amount; null if the donor chose the amount
 * @throws {HttpError} 400 if it is neither; 400 `amount_out_of_range` if they chose one outside of the event's bounds
 */
export function checkAmount(
  event: Event,
  { levels, own_amount }: PledgeItem,
  amount: number,
  field: string,
): string | null {
  const level = levels.find(level => level.amount === amount)
  if (level) return level.level_id
  if (!own_amount) throw validationError({ [field]: 'Please choose one of the amounts' })
  refuseOutOfRange(event, amount, field)
  return null
}
