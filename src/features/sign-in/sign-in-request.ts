import type { Query } from '../../lib/path-to.ts'

/** Where the visitor came from and is going, passed between the sign-in screens. */
export interface SignInRequest {
  /** `email` of the address, to prefill the form. */
  email: string | undefined
  /** Where to go after signing in, a path of the microsite; undefined: nowhere in particular. */
  redirect: string | undefined
  /** A path where the visitor can do the same as a guest; absent: there is none. */
  guest?: string | undefined
  /** What accounts are used for at this event, besides gifts and receipts. */
  uses?: ReadonlySet<'bid' | 'buy' | undefined>
}

/** Keeps the redirect on a link to another sign-in screen: for `hrefTo`. */
export function keepRedirect({ redirect }: Pick<SignInRequest, 'redirect'>): { query: Query } {
  return { query: { _redirect: redirect } }
}
