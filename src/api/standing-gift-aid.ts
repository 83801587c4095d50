import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import { instant, maybe } from './wire.ts'

export const standingGiftAid = endpoint({
  method: 'GET',
  path: '/account/gift-aid',
  scope: 'event',
  access: 'user',
  summary:
    "The signed-in person's declaration for all gifts to this event's charity, while it holds: `uk_tax_payer: yes` needs no other then. Nobody else is told whether somebody has declared.",
  input: v.object({}),
  output: v.object({
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
  }),
})

export type StandingGiftAid = NonNullable<OutputOf<typeof standingGiftAid>['declaration']>
