/** Why a bank declines, by Stripe's decline codes. */
export interface Decline {
  code: string
  decline_code?: string
  message: string
}

/** A documented test card: https://docs.stripe.com/testing */
export interface TestCard {
  number: string
  brand: string
  /** The `pm_card_…` names of the card in server calls. */
  tokens: readonly string[]
  /** `unless-set-up`: off-session payments succeed once the card is set up. */
  authentication?: 'always' | 'unless-set-up'
  /** The outcome of a payment, after authentication if that is required. */
  decline?: Decline
  /** The card can be saved, but payments with it fail. */
  saves?: boolean
  /** What happens after a successful payment. */
  afterwards?: TestDispute
  /** A refund is first pending and then succeeds, or first succeeds and then fails. */
  refundLater?: 'succeeds' | 'fails'
  /** Counts as set up from the start. */
  setUp?: boolean
}

/**
 * A dispute with a reason, or two (`repeated`), an inquiry of the bank, or an early fraud warning, which takes no
 * money.
 */
export type TestDispute = 'fraudulent' | 'product_not_received' | 'noncompliant' | 'repeated' | 'inquiry' | 'warning'
