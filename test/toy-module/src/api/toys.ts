import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as inputs from './toys.input.ts'

const output = v.object({ id: v.string(), name: v.string(), claps: v.number() })

export const toy = endpoint<typeof inputs.toy>()({
  method: 'GET',
  path: '/toys/:toy_id',
  scope: 'event',
  access: 'anyone',
  output,
})

export const clapForToy = endpoint<typeof inputs.clapForToy>()({
  method: 'POST',
  path: '/toys/:toy_id/claps',
  scope: 'event',
  access: 'anyone',
  output,
})

export type Toy = OutputOf<typeof toy>
