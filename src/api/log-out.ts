import { endpoint } from './endpoint.ts'
import type * as inputs from './signed-in.input.ts'
import { nothing } from './wire.ts'

export const logout = endpoint<typeof inputs.logout>()({
  method: 'POST',
  path: '/users/logout',
  scope: 'event',
  access: 'user',
  output: nothing(),
})
