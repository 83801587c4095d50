import * as v from 'valibot'
import { described } from './endpoint.ts'

export const addressLookup = described({
  summary: 'The addresses of a postcode, where the event has `address_lookup`. None found is an empty list.',
  errors: ['address_lookup_disabled', 'address_lookup_unavailable'],
  input: v.object({
    postcode: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[\p{L}\d][\p{L}\d -]*$/u, 'Please enter your postcode'),
      v.maxLength(12),
    ),
  }),
})
