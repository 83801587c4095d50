/** Why a bank says no, in the words of Stripe's list of decline codes. */
export interface Decline {
  code: string
  decline_code?: string
  message: string
}

/** A documented test card: https://docs.stripe.com/testing */
export interface TestCard {
  number: string
  brand: string
  /** The `pm_card_…` names that stand for it on a server. */
  tokens: readonly string[]
  /** `unless-set-up`: off-session payments are let through once it is set up. */
  authentication?: 'always' | 'unless-set-up'
  /** What becomes of a payment, after authentication if it asks for that. */
  decline?: Decline
  /** The card can be saved, and only payments fail. */
  saves?: boolean
  /** What comes of a payment afterwards. */
  afterwards?: Aftermath
  /** A refund is answered as pending, and then succeeds; or as succeeded, and then fails. */
  refundLater?: 'succeeds' | 'fails'
  /** Counts as set up from the start. */
  setUp?: boolean
}

/** Its owner takes the money back for a reason, or twice (`repeated`), the bank asks first (`inquiry`), or somebody warns of fraud, which takes nothing. */
export type Aftermath = 'fraudulent' | 'product_not_received' | 'noncompliant' | 'repeated' | 'inquiry' | 'warning'
