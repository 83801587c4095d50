import * as v from 'valibot'
import type * as inputs from './cards.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { count, instant, nothing, yesNo } from './wire.ts'

/** A card saved with the provider. Only these details are stored here. */
const card = v.object({
  card_id: v.string(),
  /** The provider's id of it, to pay with. Only the payment intents of the card's owner can be paid by it. */
  payment_method_id: v.string(),
  /** As the provider writes it: visa, mastercard, amex… */
  brand: v.string(),
  last4: v.string(),
  exp_month: count(),
  exp_year: count(),
  is_expired: yesNo(),
  /** The card that is charged for a winning bid. */
  is_default: yesNo(),
  kept_at: instant(),
})

export const cards = endpoint<typeof inputs.cards>()({
  method: 'GET',
  path: '/cards',
  scope: 'event',
  access: 'user',
  output: v.array(card),
})

export const beginCard = endpoint<typeof inputs.beginCard>()({
  method: 'POST',
  path: '/cards/setup',
  scope: 'event',
  access: 'user',
  output: v.object({
    setup_intent_id: v.string(),
    /** For `confirmSetup` of Stripe.js. */
    client_secret: v.string(),
  }),
})

export const confirmCard = endpoint<typeof inputs.confirmCard>()({
  method: 'POST',
  path: '/cards/confirm',
  scope: 'event',
  access: 'user',
  output: v.object({
    /** `processing`: the provider has not decided; the webhook will tell. */
    setup_status: v.picklist(['succeeded', 'processing', 'requires_action', 'requires_payment_method', 'canceled']),
    cards: v.array(card),
  }),
})

export const chooseCard = endpoint<typeof inputs.chooseCard>()({
  method: 'POST',
  path: '/cards/:card_id/default',
  scope: 'event',
  access: 'user',
  output: v.array(card),
})

export const removeCard = endpoint<typeof inputs.removeCard>()({
  method: 'DELETE',
  path: '/cards/:card_id',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

export type Card = OutputOf<typeof cards>[number]
