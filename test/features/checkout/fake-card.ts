import type { CardProvider, Payer } from '../../../src/features/checkout/provider.ts'

export interface FakeCard extends CardProvider {
  /** The confirmations with this card, in order. */
  readonly confirmed: readonly { clientSecret: string; payer: Payer }[]
}

type Confirmation = Awaited<ReturnType<CardProvider['confirm']>>

/** A card with the given answers in turn; the last one repeats. */
export function fakeCard(...answers: (Confirmation | (() => Promise<Confirmation>))[]): FakeCard {
  const confirmed: { clientSecret: string; payer: Payer }[] = []
  return {
    confirmed,
    validate: async () => undefined,
    async confirm(clientSecret, payer) {
      confirmed.push({ clientSecret, payer })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      return typeof answer === 'function' ? answer() : answer
    },
    setAmount() {},
  }
}
