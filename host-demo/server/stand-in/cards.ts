import { testCards } from './test-cards.ts'

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

/** How a card is about to be used. */
export interface CardUse {
  purpose: 'payment' | 'setup'
  offSession: boolean
  setUp: boolean
  authenticated: boolean
}

export function testCard(number: string): TestCard | undefined {
  return testCards.find(card => card.number === number)
}

export function testCardOfToken(token: string): TestCard | undefined {
  return testCards.find(card => card.tokens.includes(token))
}

export function verdict(card: TestCard, use: CardUse): 'approve' | 'authenticate' | Decline {
  const trusted = card.authentication === 'unless-set-up' && use.offSession && use.setUp
  if (card.authentication && !trusted && !use.authenticated) return 'authenticate'
  if (!card.decline || (card.saves && use.purpose === 'setup')) return 'approve'
  return card.decline
}

export const authenticationRequired: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

export const realCard: Decline = {
  code: 'card_declined',
  decline_code: 'test_mode_live_card',
  message:
    'Your card was declined. Your request was in test mode, but used a non test (live) card. ' +
    'For a list of valid test cards, visit: https://stripe.com/docs/testing.',
}
