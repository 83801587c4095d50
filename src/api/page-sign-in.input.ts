import * as v from 'valibot'
import { described } from './endpoint.ts'

/** Base64url of 32 bytes. */
const secret = () => v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

export const authorizePage = described({
  summary: 'A code that brings a sign-in back to a page of the charity’s, good once and for two minutes (PKCE, S256).',
  errors: ['untrusted_source'],
  input: v.object({
    /** The page to go back to. Its origin must be among the event’s. */
    page: v.pipe(v.string(), v.maxLength(2000), v.url()),
    /** Base64url of the SHA-256 of `code_verifier`. */
    code_challenge: secret(),
  }),
})

export const exchangeCode = described({
  summary:
    'Takes that code from the page it was made for, and opens a session for an hour, for gifts to this event and bids at it.',
  errors: ['code_expired', 'untrusted_source'],
  input: v.object({ code: secret(), code_verifier: secret() }),
})
