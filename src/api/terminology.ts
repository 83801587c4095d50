import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** What an organiser calls a thing, for one and for several. */
const term = v.object({ one: v.string(), other: v.string() })

export const terminology = endpoint({
  method: 'GET',
  path: '/terminology',
  scope: 'app',
  access: 'open',
  summary: "The organiser's own words for things: lot, ticket, pledge, donation…",
  errors: ['event_not_found'],
  input: v.object({ event: v.optional(v.string()), locale: v.optional(v.string()) }),
  output: v.record(v.string(), term),
})
