import { PreAuth } from '../../features/pre-auth/pre-auth.tsx'
import type { CurrentRoute } from '../route.ts'
import { useSignInRequest } from '../use-sign-in-request.ts'

/** Asks for a card before the first bid, and goes on to what it is needed for. */
export function Screen({ route }: Readonly<{ route: CurrentRoute }>) {
  const { request, goOn } = useSignInRequest(route)
  return <PreAuth onGoOn={request.redirect === undefined ? undefined : goOn} />
}
