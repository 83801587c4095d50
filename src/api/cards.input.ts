import * as v from 'valibot'
import { described } from './endpoint.ts'

export const cards = described({
  summary: 'The cards that the signed-in person keeps for bidding, the default one first.',
  input: v.object({}),
})

export const beginCard = described({
  summary: 'Begins to keep a card: a SetupIntent for the card fields. No money moves.',
  errors: ['card_not_found', 'payments_unavailable'],
  /** `replaces`: the card that is removed once the new one is saved. */
  input: v.object({ replaces: v.nullish(v.string()) }),
})

export const confirmCard = described({
  summary: 'Asks the provider what became of a SetupIntent and writes it down. Harmless to repeat.',
  errors: ['card_not_found', 'payments_unavailable'],
  input: v.object({ setup_intent_id: v.pipe(v.string(), v.regex(/^seti_\w{1,200}$/)) }),
})

export const chooseCard = described({
  summary: 'Makes a kept card the one that is charged for a bid that wins.',
  errors: ['card_not_found'],
  input: v.object({ card_id: v.string() }),
})

export const removeCard = described({
  summary: 'Forgets a card, here and at the provider.',
  errors: ['card_not_found', 'payments_unavailable'],
  input: v.object({ card_id: v.string() }),
})
