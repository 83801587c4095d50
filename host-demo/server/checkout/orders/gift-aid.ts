import type { CheckoutInput } from '../../../../src/api/checkout-input.ts'
import { giftAidDeclaration, mayGiftAid } from '../../../../src/lib/gift-aid.ts'
import type { Event } from '../../identity/events.ts'
import { sha256 } from '../../platform/hashes.ts'
import { HttpError, validationError } from '../../platform/http/http-error.ts'
import { type Declaration, isSameName } from './declaration.ts'

interface Declared {
  readonly event: Event
  readonly input: CheckoutInput
  readonly buyer: { readonly first_name: string; readonly last_name: string; readonly organisation: string | null }
  readonly at: Date
  /** The earlier declaration of a signed-in payer, if it is still valid. */
  readonly standing: Declaration | undefined
}

/**
 * The payer's declaration, made now or earlier, to store with each line that it covers. A new one does not replace an
 * earlier one.
 * @returns undefined without a declaration
 * @throws {HttpError} 400 `gift_aid_not_available`; 409 `gift_aid_declaration_changed` if they were shown other words
 */
export function declarationOf({ event, input, buyer, at, standing }: Declared): Declaration | undefined {
  if (input.uk_tax_payer !== 'yes') return undefined
  const { charity_name: charity } = event.settings
  if (!mayDeclare(event, buyer)) throw giftAidNotAvailable()
  if (!input.gift_aid) {
    // Guests get the same answer as somebody whose name has changed, which hides who has declared.
    if (standing && isSameName(standing, buyer)) return standing
    throw validationError({ gift_aid: 'Please make the Gift Aid declaration' })
  }
  const { scope, words, address } = input.gift_aid
  if (words !== giftAidDeclaration(scope, charity)) throw changed()
  return {
    scope,
    words,
    words_hash: sha256(words),
    first_name: buyer.first_name,
    last_name: buyer.last_name,
    line_1: address.line_1,
    line_2: address.line_2 || null,
    town: address.town,
    postcode: address.outside_uk === 'no' ? address.postcode : null,
    country: address.outside_uk === 'yes' ? address.country || null : 'GB',
    outside_uk: address.outside_uk === 'yes',
    declared_at: at,
  }
}

/** Does the event claim Gift Aid, and may it on this buyer's gifts? */
export function mayDeclare({ settings, currency }: Event, buyer: Pick<Declared['buyer'], 'organisation'>): boolean {
  return settings.giving.gift_aid === 'yes' && mayGiftAid(currency, buyer.organisation)
}

export function giftAidNotAvailable(): HttpError {
  return new HttpError(400, {
    error: 'gift_aid_not_available',
    error_description: 'Gift Aid can’t be claimed on this: it is for gifts of people in pounds.',
  })
}

/** Names the field, so that the form shows the payer the new words before they declare. */
function changed(): HttpError {
  const description = 'The Gift Aid declaration has changed. Nothing was taken: please read it again.'
  return new HttpError(409, {
    error: 'gift_aid_declaration_changed',
    error_header: 'The declaration has changed',
    error_description: description,
    fields: { gift_aid: description },
  })
}
