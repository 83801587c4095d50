import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useStyles } from '../../ui/styles.ts'
import { CodeStep } from './code-step.tsx'
import { pendingCode } from './pending-code.store.ts'
import { WithRequirements } from './requirements.tsx'
import css from './sign-in.css?inline'
import { SignInForm } from './sign-in-form.tsx'
import type { SignInWay } from './sign-in-way.ts'
import { useSignedIn } from './use-signed-in.ts'

type Props = Readonly<{
  way: SignInWay
  /** Somebody is signed in, here or in another tab. `isNew`: with an account that they have just opened. */
  onSignedIn: (isNew: boolean) => void
}>

/** Sign in the way the event wants it, and the step for the code where there is one. */
export function SignIn({ way, onSignedIn }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const pending = useStore(pendingCode(site).$state)
  useSignedIn(onSignedIn)
  return (
    <WithRequirements skeleton="login">
      {asked =>
        pending ? (
          <CodeStep key={pending.otpId} pending={pending} asked={asked} />
        ) : (
          <SignInForm asked={asked} way={way} />
        )
      }
    </WithRequirements>
  )
}
