import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import { instant, maybe } from './wire.ts'

const output = v.object({
  declaration: maybe(
    v.object({
      words: v.string(),
      declared_at: instant(),
      /** By whom, and from where: it holds for no other name. */
      first_name: v.string(),
      last_name: v.string(),
      line_1: v.string(),
      postcode: maybe(v.string()),
    }),
  ),
  /** Where none holds because it was withdrawn: when. */
  withdrawn_at: maybe(instant()),
})

export const standingGiftAid = endpoint({
  method: 'GET',
  path: '/account/gift-aid',
  scope: 'event',
  access: 'user',
  summary:
    "The signed-in person's declaration for all gifts to this event's charity, while it holds: `uk_tax_payer: yes` needs no other then. Nobody else is told whether somebody has declared.",
  input: v.object({}),
  output,
})

export const withdrawGiftAid = endpoint({
  method: 'POST',
  path: '/account/gift-aid/withdraw',
  scope: 'event',
  access: 'user',
  summary:
    "Withdraws the signed-in person's declaration for all gifts to this event's charity, for gifts to come: they are asked again. Harmless to repeat.",
  input: v.object({}),
  output,
})

export type StandingGiftAid = NonNullable<OutputOf<typeof standingGiftAid>['declaration']>
