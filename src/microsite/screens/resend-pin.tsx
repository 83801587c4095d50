import { ResendPin } from '../../features/sign-in/resend-pin.tsx'
import type { CurrentRoute } from '../router.ts'
import { useSignInWay } from '../use-sign-in-way.ts'

export function Screen({ route }: Readonly<{ route: CurrentRoute }>) {
  return <ResendPin way={useSignInWay(route).way} />
}
