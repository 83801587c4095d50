import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import type * as inputs from './terminology.input.ts'
import { term } from './wire.ts'

export const terminology = endpoint<typeof inputs.terminology>()({
  method: 'GET',
  path: '/terminology',
  scope: 'app',
  access: 'open',
  credentials: 'omit',
  output: v.record(v.string(), term()),
})
