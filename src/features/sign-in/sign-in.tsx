import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useStyles } from '../../ui/styles.ts'
import { CodeStep } from './code-step.tsx'
import { pendingCode } from './pending-code.store.ts'
import { WithRequirements } from './requirements.tsx'
import css from './sign-in.css?inline'
import { SignInForm } from './sign-in-form.tsx'
import type { SignInRequest } from './sign-in-request.ts'
import { useSignedIn } from './use-signed-in.ts'

type Props = Readonly<{
  request: SignInRequest
  /** Somebody has signed in, here or in another tab. `isNew`: the account was just created. */
  onSignedIn: (isNew: boolean) => void
}>

/** Signs in by the event's method, with a step for the code where one is needed. */
export function SignIn({ request, onSignedIn }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const pending = useStore(pendingCode(site).$state)
  useSignedIn(onSignedIn)
  return (
    <WithRequirements skeleton="login">
      {settings =>
        pending ? (
          <CodeStep key={pending.otpId} pending={pending} settings={settings} />
        ) : (
          <SignInForm settings={settings} request={request} />
        )
      }
    </WithRequirements>
  )
}
