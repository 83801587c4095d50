/** What the way here says, handed on from one of these screens to the next. */
export interface SignInWay {
  /** `email` of the address, for the form. */
  email: string | undefined
  /** Where the visitor wants to be afterwards, as a path of the microsite's own; undefined: nowhere in particular. */
  redirect: string | undefined
}

/** A path of these screens, with the redirect kept. */
export function pathWith(path: string, { redirect }: Pick<SignInWay, 'redirect'>): string {
  return redirect === undefined ? path : `${path}?${new URLSearchParams({ _redirect: redirect })}`
}
