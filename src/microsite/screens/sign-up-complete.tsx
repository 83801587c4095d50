import { SignUpComplete } from '../../features/sign-in/sign-up-complete.tsx'
import type { CurrentRoute } from '../route.ts'
import { useSignInWay } from '../use-sign-in-way.ts'

export function Screen({ route }: Readonly<{ route: CurrentRoute }>) {
  const { way, goOn } = useSignInWay(route)
  return <SignUpComplete way={way} onGoOn={goOn} />
}
