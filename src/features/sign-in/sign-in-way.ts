import type { Query } from '../../lib/path-to.ts'

/** Where the visitor came from and wants to go, passed between the sign-in screens. */
export interface SignInWay {
  /** `email` of the address, for the form. */
  email: string | undefined
  /** Where the visitor wants to be afterwards, as a path of the microsite's own; undefined: nowhere in particular. */
  redirect: string | undefined
  /** Where a guest does what the visitor came to do; absent: guests cannot. */
  guest?: string | undefined
  /** What an account is good for at this event, besides gifts and receipts. */
  uses?: ReadonlySet<'bid' | 'buy' | undefined>
}

/** Keeps the redirect on the way to another of these screens: for `hrefTo`. */
export function keepWay({ redirect }: Pick<SignInWay, 'redirect'>): { query: Query } {
  return { query: { _redirect: redirect } }
}
