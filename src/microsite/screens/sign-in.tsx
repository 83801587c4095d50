import { ResendPin } from '../../features/sign-in/resend-pin.tsx'
import { SignIn } from '../../features/sign-in/sign-in.tsx'
import { SignInReturn } from '../../features/sign-in/sign-in-return.tsx'
import { SignUp } from '../../features/sign-in/sign-up.tsx'
import { SignUpComplete } from '../../features/sign-in/sign-up-complete.tsx'
import { SwitchAccount } from '../../features/sign-in/switch-account.tsx'
import { useLinks } from '../../hooks/use-links.ts'
import { pathTo } from '../../lib/path-to.ts'
import { ResetPassword } from '../reset-password.tsx'
import type { CurrentRoute } from '../route.ts'
import { useSignInRequest } from '../use-sign-in-request.ts'

type Props = Readonly<{ route: CurrentRoute }>

/** The screens around signing in, by route. */
export function Screen({ route }: Props) {
  const props = useSignInProps(route)
  switch (route.route?.id) {
    case 'sign-in-return':
      return <SignInReturn query={route.query} />
    case 'switch-account':
      return <SwitchAccount {...props} link={route.hash} />
    case 'sign-up':
      return <SignUp {...props} />
    case 'sign-up-complete':
      return <SignUpComplete {...props} />
    case 'password-reset':
      return <ResetPassword route={route} />
    case 'resend-pin':
      return <ResendPin {...props} />
    default:
      return <SignIn {...props} />
  }
}

/** The props of the sign-in features. A new account is welcomed first. */
function useSignInProps(route: CurrentRoute) {
  const { request, goOn } = useSignInRequest(route)
  const { open } = useLinks()
  const welcome = () => open(pathTo('sign-up-complete', { query: { _redirect: request.redirect } }), { replace: true })
  return { request, onGoOn: goOn, onSignedIn: (isNew: boolean) => (isNew ? welcome() : goOn()) }
}
