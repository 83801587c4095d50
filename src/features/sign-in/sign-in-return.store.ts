import { atom } from 'nanostores'
import { failureIn } from '../../api/failure-in.ts'
import { authorizePage } from '../../api/page-sign-in.ts'
import { createCommand } from '../../store/command.ts'
import type { Site } from '../../store/site.ts'

/** A charity's page that has asked for a sign-in. Only the server knows whether it may. */
export type AskingPage = Readonly<{ page: string; challenge: string }>

/** Returns the signed-in visitor to that page. @param leave goes to an address that the server has allowed */
export function createSignInReturn(site: Site, { page, challenge }: AskingPage, leave: (address: string) => void) {
  const $refused = atom(false)
  const goBack = createCommand<void>(site.environment, async () => {
    try {
      leave((await site.client.call(authorizePage, { page, code_challenge: challenge })).page)
    } catch (problem) {
      const failure = failureIn(problem)
      const isRefused = failure?.type === 'http' && (failure.status === 400 || failure.status === 403)
      if (!isRefused) throw problem
      $refused.set(true)
    }
  })
  return { $refused, goBack }
}
