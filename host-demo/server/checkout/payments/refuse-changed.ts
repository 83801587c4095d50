import type { PaidBy } from '../../../../src/api/paid-by.ts'
import { HttpError } from '../../platform/http/http-error.ts'

/**
 * Two desks must not overwrite each other's payment.
 * @param shown what the desk shows; undefined: it does not say
 * @throws {HttpError} 409 `payment_changed`
 */
export function refuseChanged(shown: PaidBy | null | undefined, now: PaidBy | null): void {
  if (shown === undefined || shown === now) return
  throw new HttpError(409, {
    error: 'payment_changed',
    error_description: 'Somebody else has changed this payment meanwhile. Please close this, and look at it again.',
  })
}
