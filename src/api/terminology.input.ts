import * as v from 'valibot'
import { described } from './endpoint.ts'

export const terminology = described({
  summary: "The organiser's own words for things: lot, ticket, pledge, donation…",
  errors: ['event_not_found'],
  input: v.object({ event: v.optional(v.string()), locale: v.optional(v.string()) }),
})
