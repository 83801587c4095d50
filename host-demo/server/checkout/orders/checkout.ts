import type { CheckoutInput } from '../../../../src/api/checkout-input.ts'
import type { Event } from '../../identity/events.ts'
import type { Caller } from '../../identity/known-callers.ts'
import type { Person } from '../../identity/sessions.ts'

/** A checkout request and its payer. */
export interface Checkout {
  readonly event: Event
  readonly person: Person | undefined
  readonly input: CheckoutInput
  /** `received`: the organiser has the money already. */
  readonly payment: 'stripe' | 'offline' | 'received'
  /** SHA-256 of the payer's network address, to count declines by. */
  readonly addressHash: string
  /** Has the payer solved a challenge? */
  readonly challenged?: boolean
  /** Was the payer told the amount without the card fee? */
  readonly withoutFee?: boolean
  /** Who promises to pay, or has nothing to pay, to count their mails by. */
  readonly caller?: Caller
}
