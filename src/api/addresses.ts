import * as v from 'valibot'
import type * as inputs from './addresses.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { maybe } from './wire.ts'

export const addressLookup = endpoint<typeof inputs.addressLookup>()({
  method: 'GET',
  path: '/addresses',
  scope: 'event',
  access: 'anyone',
  output: v.array(
    v.object({
      line_1: v.string(),
      line_2: maybe(v.string()),
      town: v.string(),
      postcode: v.string(),
    }),
  ),
})

export type Addresses = OutputOf<typeof addressLookup>
