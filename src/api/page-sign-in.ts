import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import type * as inputs from './page-sign-in.input.ts'
import { session } from './person.ts'

export const authorizePage = endpoint<typeof inputs.authorizePage>()({
  method: 'POST',
  path: '/users/authorize',
  scope: 'event',
  access: 'user',
  output: v.object({
    /** The page's address with the code as its parameter `fayre_code`. */
    page: v.string(),
  }),
})

export const exchangeCode = endpoint<typeof inputs.exchangeCode>()({
  method: 'POST',
  path: '/users/token',
  scope: 'event',
  access: 'anyone',
  output: v.object(session),
})
