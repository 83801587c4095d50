import type { PaymentResult, payOffline, payStripe } from '../../api/checkout.ts'
import type { InputOf, OutputOf } from '../../api/endpoint.ts'

/** The outcome of a payment, as confirmed by the server. */
export type Outcome =
  | { type: 'open' }
  /** The card fields are incomplete: nothing was sent. */
  | { type: 'incomplete'; text: string }
  /** Nothing was charged. The same attempt can be paid with another card. */
  | { type: 'declined'; text: string }
  | { type: 'paid'; order: PaymentResult; lines: OrderLines }
  /** Charged when the order had ended: all of it goes back. */
  | { type: 'refunded' }
  /** Charged, but something else than the order says: the organiser decides. */
  | { type: 'review'; reference: string }
  /** The card was sent, but no answer came: look the order up, but do not pay again. */
  | { type: 'unsure' }
  /** To be paid offline, by the organiser's instructions. */
  | { type: 'promised'; order: Promised; lines: OrderLines }
  /** The bank is still deciding; the webhook will tell. */
  | { type: 'processing'; order: PaymentResult; lines: OrderLines }

/** What was ordered. None where the answer was lost before another choice. */
type OrderLines = InputOf<typeof payStripe>['lines']

export type Promised = OutputOf<typeof payOffline>
