import * as v from 'valibot'
import type * as inputs from './challenge.input.ts'
import { endpoint } from './endpoint.ts'
import { count } from './wire.ts'

export const challenge = endpoint<typeof inputs.challenge>()({
  method: 'GET',
  path: '/checkout/challenge',
  scope: 'event',
  access: 'anyone',
  output: v.object({
    /** Opaque. The answer is `{puzzle}:{solution}`. */
    puzzle: v.string(),
    /** Number of leading zero bits in the SHA-256 of the answer. */
    bits: count(),
  }),
})
