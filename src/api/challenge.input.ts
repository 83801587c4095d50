import * as v from 'valibot'
import { described } from './endpoint.ts'

export const challenge = described({
  summary: 'A puzzle for a browser, after `challenge_required`. Its answer goes with the payment, and holds for one.',
  input: v.object({}),
})
