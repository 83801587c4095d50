import { pathWith } from '../../features/sign-in/sign-in-way.ts'
import { SignUp } from '../../features/sign-in/sign-up.tsx'
import { useLinks } from '../../hooks/use-links.ts'
import type { CurrentRoute } from '../route.ts'
import { useSignInWay } from '../use-sign-in-way.ts'

export function Screen({ route }: Readonly<{ route: CurrentRoute }>) {
  const { way, goOn } = useSignInWay(route)
  const { open } = useLinks()
  const welcome = () => open(pathWith('/sign-up-complete', way), { replace: true })
  return <SignUp way={way} onSignedIn={isNew => (isNew ? welcome() : goOn())} />
}
