import { PreAuth } from '../../features/pre-auth/pre-auth.tsx'
import type { CurrentRoute } from '../route.ts'
import { useSignInWay } from '../use-sign-in-way.ts'

export function Screen({ route }: Readonly<{ route: CurrentRoute }>) {
  const { way, goOn } = useSignInWay(route)
  return <PreAuth onGoOn={way.redirect === undefined ? undefined : goOn} />
}
