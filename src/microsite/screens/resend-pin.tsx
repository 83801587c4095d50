import { ResendPin } from '../../features/sign-in/resend-pin.tsx'
import type { CurrentRoute } from '../route.ts'
import { useSignInWay } from '../use-sign-in-way.ts'

export function Screen({ route }: Readonly<{ route: CurrentRoute }>) {
  return <ResendPin way={useSignInWay(route).way} />
}
