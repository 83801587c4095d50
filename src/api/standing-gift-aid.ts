import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as inputs from './standing-gift-aid.input.ts'
import { instant, maybe } from './wire.ts'

const output = v.object({
  declaration: maybe(
    v.object({
      words: v.string(),
      declared_at: instant(),
      /** Name and address of the declaration: it covers no other name. */
      first_name: v.string(),
      last_name: v.string(),
      line_1: v.string(),
      postcode: maybe(v.string()),
    }),
  ),
  /** When it was withdrawn, if it was. */
  withdrawn_at: maybe(instant()),
})

export const standingGiftAid = endpoint<typeof inputs.standingGiftAid>()({
  method: 'GET',
  path: '/account/gift-aid',
  scope: 'event',
  access: 'user',
  output,
})

export const withdrawGiftAid = endpoint<typeof inputs.withdrawGiftAid>()({
  method: 'POST',
  path: '/account/gift-aid/withdraw',
  scope: 'event',
  access: 'user',
  output,
})

export type StandingGiftAid = NonNullable<OutputOf<typeof standingGiftAid>['declaration']>
