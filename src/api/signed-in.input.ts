import * as v from 'valibot'
import { described } from './endpoint.ts'

export const logout = described({
  summary: 'Ends the session, or all of them: the token is worth nothing from now on.',
  takesPageSessions: true,
  input: v.object({ everywhere: v.nullish(v.picklist(['yes', 'no'])) }),
})

export const profile = described({
  summary:
    'Who is signed in, by token or by the `user_token` of a link in a mail. A link of another account than the ' +
    'caller’s is not used: they stay signed in, and are sent to where they can switch.',
  errors: ['invalid_token'],
  input: v.object({ user_token: v.optional(v.string()) }),
})
