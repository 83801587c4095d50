import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { count } from './wire.ts'

export const challenge = endpoint({
  method: 'GET',
  path: '/checkout/challenge',
  scope: 'event',
  access: 'anyone',
  summary: 'A puzzle for a browser, after `challenge_required`. Its answer goes with the payment, and holds for one.',
  input: v.object({}),
  output: v.object({
    /** Opaque. The answer is `{puzzle}:{solution}`. */
    puzzle: v.string(),
    /** Zero bits that the SHA-256 of the answer must begin with. */
    bits: count(),
  }),
})
