import { atom, type WritableAtom } from 'nanostores'
import type { Environment } from '../lib/environment.ts'

/** The visitor's token, in local storage; where that is blocked or full, it lasts as long as the page. */
export function tokenStore({ storage, report }: Environment, key: string): WritableAtom<string | undefined> {
  const $token = atom<string | undefined>()
  try {
    $token.set(storage?.getItem(key) ?? undefined)
  } catch (problem) {
    report(problem, 'storage cannot be read')
  }
  $token.listen(token => {
    try {
      if (token) storage?.setItem(key, token)
      else storage?.removeItem(key)
    } catch (problem) {
      report(problem, 'the session lasts until the page is left')
    }
  })
  return $token
}
