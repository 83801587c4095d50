import { HttpError, validationError } from '../../platform/http/http-error.ts'
import type { Checkout } from './checkout.ts'

/**
 * The payer, as stored with the order.
 * @throws {HttpError} 403 `guest_checkout_disabled` if the event requires payers to sign in
 */
export function buyerOf({ event, person, input: { guest } }: Checkout) {
  const buyer = guest ?? person
  if (!buyer) throw validationError({ guest: 'Please enter your name and email address' })
  if (!person && !event.guest_checkout) {
    throw new HttpError(403, { error: 'guest_checkout_disabled', error_description: 'Please sign in first.' })
  }
  const { first_name, last_name, email } = buyer
  return {
    first_name,
    last_name,
    email,
    organisation: guest?.organisation || null,
    organisation_number: guest?.organisation_number || null,
    organisation_address: guest?.organisation_address || null,
  }
}
