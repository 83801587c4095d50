import type { Decline, TestCard } from './card.ts'
import { testCards } from './test-cards.ts'

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
