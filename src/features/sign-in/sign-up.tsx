import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { useStyles } from '../../ui/styles.ts'
import { CodeStep } from './code-step.tsx'
import { pendingCode } from './pending-code.store.ts'
import { WithRequirements } from './requirements.tsx'
import css from './sign-in.css?inline'
import { signInMessages } from './sign-in.messages.ts'
import { keepRedirect, type SignInRequest } from './sign-in-request.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { useSignedIn } from './use-signed-in.ts'

type Props = Readonly<{ request: SignInRequest; onSignedIn: (isNew: boolean) => void }>

/** Creates an account: the event's fields, then the code that proves the address. */
export function SignUp({ request, onSignedIn }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(signInMessages)
  const pending = useStore(pendingCode(site).$state)
  useSignedIn(onSignedIn)
  return (
    <WithRequirements skeleton="register">
      {settings => {
        if (pending) return <CodeStep key={pending.otpId} pending={pending} settings={settings} />
        if (settings.requirements.registration_open) return <SignUpForm settings={settings} request={request} />
        return (
          <Page width="narrow" title={say('closedTitle')} lead={say('closed')}>
            <LinkButton href={hrefTo('sign-in', keepRedirect(request))}>{say('signIn')}</LinkButton>
          </Page>
        )
      }}
    </WithRequirements>
  )
}
