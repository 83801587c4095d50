import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import { maybe } from './wire.ts'

export const addressLookup = endpoint({
  method: 'GET',
  path: '/addresses',
  scope: 'event',
  access: 'anyone',
  summary: 'The addresses of a postcode, where the event has `address_lookup`. None found is an empty list.',
  errors: ['address_lookup_disabled', 'address_lookup_unavailable'],
  input: v.object({
    postcode: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter your postcode'), v.maxLength(12)),
  }),
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
