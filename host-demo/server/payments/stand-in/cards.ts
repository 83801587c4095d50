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
  /** Its owner takes the money back afterwards. */
  disputed?: boolean
  /** Counts as set up from the start. */
  setUp?: boolean
}

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

const refuse = (decline_code: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
})
const insufficientFunds = refuse('insufficient_funds', 'Your card has insufficient funds.')

const visa = (digits: string, tokens: readonly string[], more: Partial<TestCard> = {}): TestCard => ({
  number: digits.replaceAll(' ', ''),
  brand: 'visa',
  tokens,
  ...more,
})

const testCards: readonly TestCard[] = [
  visa('4242 4242 4242 4242', ['pm_card_visa', 'pm_card_gb', 'pm_card_us']),
  visa('4000 0566 5566 5556', ['pm_card_visa_debit']),
  visa('4000 0082 6000 0000', ['pm_card_gb_visa']),
  visa('5555 5555 5555 4444', ['pm_card_mastercard'], { brand: 'mastercard' }),
  visa('3782 822463 10005', ['pm_card_amex'], { brand: 'amex' }),
  visa('6011 1111 1111 1117', ['pm_card_discover'], { brand: 'discover' }),

  visa('4000 0000 0000 0002', ['pm_card_visa_chargeDeclined', 'pm_card_chargeDeclined'], {
    decline: refuse('generic_decline'),
  }),
  visa(
    '4000 0000 0000 9995',
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'pm_card_chargeDeclinedInsufficientFunds'],
    { decline: insufficientFunds },
  ),
  visa('4000 0000 0000 9987', ['pm_card_visa_chargeDeclinedLostCard'], { decline: refuse('lost_card') }),
  visa('4000 0000 0000 9979', ['pm_card_visa_chargeDeclinedStolenCard'], { decline: refuse('stolen_card') }),
  visa('4000 0000 0000 0069', ['pm_card_chargeDeclinedExpiredCard'], {
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  }),
  visa('4000 0000 0000 0127', ['pm_card_chargeDeclinedIncorrectCvc'], {
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  }),
  visa('4000 0000 0000 0119', ['pm_card_chargeDeclinedProcessingError'], {
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  }),
  visa('4000 0000 0000 6975', ['pm_card_visa_chargeDeclinedVelocityLimitExceeded'], {
    decline: refuse(
      'card_velocity_exceeded',
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    ),
  }),
  visa('4000 0000 0000 0259', ['pm_card_createDispute'], { disputed: true }),
  visa('4100 0000 0000 0019', ['pm_card_radarBlock'], { decline: refuse('fraudulent') }),
  visa('4000 0000 0000 0341', ['pm_card_chargeCustomerFail'], { decline: refuse('generic_decline'), saves: true }),

  visa('4000 0027 6000 3184', ['pm_card_authenticationRequired'], { authentication: 'always' }),
  visa('4000 0000 0000 3220', ['pm_card_threeDSecure2Required'], { authentication: 'always' }),
  visa('4000 0025 0000 3155', ['pm_card_authenticationRequiredOnSetup'], { authentication: 'unless-set-up' }),
  visa('4000 0038 0000 0446', ['pm_card_authenticationRequiredSetupForOffSession'], {
    authentication: 'unless-set-up',
    setUp: true,
  }),
  visa('4000 0084 0000 1629', ['pm_card_threeDSecureRequiredChargeDeclined'], {
    authentication: 'always',
    decline: refuse('generic_decline'),
  }),
  visa('4000 0082 6000 3178', ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'], {
    authentication: 'unless-set-up',
    decline: insufficientFunds,
    saves: true,
  }),
]
