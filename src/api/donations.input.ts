import * as v from 'valibot'
import { described } from './endpoint.ts'

export const donationTotal = described({
  summary: 'Total raised, number of gifts and donors, and the goal.',
  errors: ['event_not_found'],
  input: v.object({ event: v.optional(v.string()) }),
})
