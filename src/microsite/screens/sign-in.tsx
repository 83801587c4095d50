import { SignIn } from '../../features/sign-in/sign-in.tsx'
import type { CurrentRoute } from '../route.ts'
import { useSignInWay } from '../use-sign-in-way.ts'

export function Screen({ route }: Readonly<{ route: CurrentRoute }>) {
  const { way, goOn } = useSignInWay(route)
  return <SignIn way={way} onSignedIn={goOn} />
}
