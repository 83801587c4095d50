import type { CheckoutInput } from '../../../../src/api/checkout-input.ts'
import type { Event } from '../../identity/events.ts'
import type { Person } from '../../identity/sessions.ts'

/** What somebody asks to pay for, and who they are. */
export interface Checkout {
  readonly event: Event
  readonly person: Person | undefined
  readonly input: CheckoutInput
  readonly payment: 'stripe' | 'offline'
  /** SHA-256 of the payer's address on the network, to count declines by. */
  readonly addressHash: string
  /** Has the payer answered a challenge? */
  readonly challenged?: boolean
}
