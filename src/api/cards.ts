import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import { count, instant, nothing, yesNo } from './wire.ts'

/** A card that the provider keeps; of it, only this is known here. */
const card = v.object({
  card_id: v.string(),
  /** As the provider writes it: visa, mastercard, amex… */
  brand: v.string(),
  last4: v.string(),
  exp_month: count(),
  exp_year: count(),
  is_expired: yesNo(),
  /** The one that is charged for a bid that wins. */
  is_default: yesNo(),
  kept_at: instant(),
})

export const cards = endpoint({
  method: 'GET',
  path: '/cards',
  scope: 'event',
  access: 'user',
  summary: 'The cards that the signed-in person keeps for bidding, the default one first.',
  input: v.object({}),
  output: v.array(card),
})

export const beginCard = endpoint({
  method: 'POST',
  path: '/cards/setup',
  scope: 'event',
  access: 'user',
  summary: 'Begins to keep a card: a SetupIntent for the card fields. No money moves.',
  errors: ['card_not_found', 'payments_unavailable'],
  /** `replaces`: the card that is removed once the new one is kept. */
  input: v.object({ replaces: v.nullish(v.string()) }),
  output: v.object({
    setup_intent_id: v.string(),
    /** For `confirmSetup` of Stripe.js. */
    client_secret: v.string(),
  }),
})

export const confirmCard = endpoint({
  method: 'POST',
  path: '/cards/confirm',
  scope: 'event',
  access: 'user',
  summary: 'Asks the provider what became of a SetupIntent and writes it down. Harmless to repeat.',
  errors: ['card_not_found', 'payments_unavailable'],
  input: v.object({ setup_intent_id: v.string() }),
  output: v.object({
    /** `processing`: the provider has not decided; the webhook will say. */
    setup_status: v.picklist(['succeeded', 'processing', 'requires_action', 'requires_payment_method', 'canceled']),
    cards: v.array(card),
  }),
})

export const chooseCard = endpoint({
  method: 'POST',
  path: '/cards/:card_id/default',
  scope: 'event',
  access: 'user',
  summary: 'Makes a kept card the one that is charged for a bid that wins.',
  errors: ['card_not_found'],
  input: v.object({ card_id: v.string() }),
  output: v.array(card),
})

export const removeCard = endpoint({
  method: 'DELETE',
  path: '/cards/:card_id',
  scope: 'event',
  access: 'user',
  summary: 'Forgets a card, here and at the provider.',
  errors: ['card_not_found', 'payments_unavailable'],
  input: v.object({ card_id: v.string() }),
  output: nothing(),
})

export type Card = OutputOf<typeof cards>[number]
