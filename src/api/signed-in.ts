import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { user } from './person.ts'
import type * as inputs from './signed-in.input.ts'
import { maybe, nothing } from './wire.ts'

export const logout = endpoint<typeof inputs.logout>()({
  method: 'POST',
  path: '/users/logout',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

export const profile = endpoint<typeof inputs.profile>()({
  method: 'GET',
  path: '/users/profile',
  scope: 'event',
  access: 'anyone',
  output: v.object({
    /** Absent for an anonymous visitor. */
    user: maybe(user),
    /** Only in answer to a `user_token`: the session that it opened. */
    access_token: maybe(v.string()),
    /** Where the link leads. For somebody signed in with another account: to where they can switch, with the link. */
    redirect_route: maybe(v.string()),
    base_url: maybe(v.string()),
  }),
})
