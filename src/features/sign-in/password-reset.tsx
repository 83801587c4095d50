import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { Result } from '../../ui/result.tsx'
import { useStyles } from '../../ui/styles.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { NewPassword } from './new-password.tsx'
import { resetLink } from './password-reset.store.ts'
import { WithRequirements } from './requirements.tsx'
import css from './sign-in.css?inline'
import { signInMessages } from './sign-in.messages.ts'
import { keepRedirect, type SignInRequest } from './sign-in-request.ts'

type Props = Readonly<{
  request: SignInRequest
  /** A new password is set, and its owner is signed in. */
  onDone: () => void
}>

/** Requests a reset link, or sets a new password when opened by such a link. */
export function PasswordReset({ request, onDone }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const link = useStore(resetLink(site))
  return (
    <WithRequirements skeleton="pr">
      {settings => {
        if (link.type === 'none') return <ForgotPassword settings={settings} request={request} />
        if (link.type === 'expired')
          return (
            <Expired
              request={request}
              maybeSaved={link.maybeSaved}
              onAgain={() => resetLink(site).set({ type: 'none' })}
            />
          )
        return <NewPassword settings={settings} request={request} token={link.token} onDone={onDone} />
      }}
    </WithRequirements>
  )
}

type ExpiredProps = Readonly<{ request: SignInRequest; maybeSaved: boolean; onAgain: () => void }>

function Expired({ request, maybeSaved, onAgain }: ExpiredProps) {
  const say = useMessages(signInMessages)
  const { hrefTo } = useLinks()
  const action = (
    <Button variant="primary" onClick={onAgain}>
      {say('newLink')}
    </Button>
  )
  return (
    <Page width="narrow">
      <Result kind="warning" title={say('expiredTitle')} action={action}>
        <p role="alert">{say(maybeSaved ? 'maybeSaved' : 'expired')}</p>
      </Result>
      {maybeSaved && (
        <LinkButton wide href={hrefTo('sign-in', keepRedirect(request))}>
          {say('backToSignIn')}
        </LinkButton>
      )}
    </Page>
  )
}
