import { atom, type WritableAtom } from 'nanostores'
import type { Environment } from '../lib/environment.ts'

/** The visitor's token in local storage; where that is blocked or full, it lasts as long as the page. */
export function tokenStore({ storage, report }: Environment, key: string): WritableAtom<string | undefined> {
  const $token = atom<string | undefined>()
  const attempt = (act: () => void) => {
    try {
      act()
    } catch (problem) {
      report(problem, 'nothing can be stored')
    }
  }
  attempt(() => $token.set(storage?.getItem(key) ?? undefined))
  $token.listen((token, ended) =>
    attempt(() => {
      if (token) storage?.setItem(key, token)
      // Another tab may have stored a newer session.
      else if (storage?.getItem(key) === ended) storage?.removeItem(key)
    }),
  )
  return $token
}

/** Local storage key of a site's token. */
export const tokenKey = (host: string, event: string) => `fayre.token ${host} ${event}`
