import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as inputs from './standing-gift-aid.input.ts'
import { instant, maybe } from './wire.ts'

const output = v.object({
  /** The one that the next gift may rely on. */
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
  /** The newest one that is not withdrawn. The next gift may need another all the same, such as after a move. */
  in_force: maybe(v.object({ words: v.string(), declared_at: instant() })),
  /** When the last one was withdrawn, if none is in force. */
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
