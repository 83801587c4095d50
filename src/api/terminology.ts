import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import type * as inputs from './terminology.input.ts'

/** The organiser's word for a thing, singular and plural. */
const term = v.object({ one: v.string(), other: v.string() })

export const terminology = endpoint<typeof inputs.terminology>()({
  method: 'GET',
  path: '/terminology',
  scope: 'app',
  access: 'open',
  output: v.record(v.string(), term),
})
