import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { auth } from '../../store/auth.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { Result } from '../../ui/result.tsx'
import { useStyles } from '../../ui/styles.ts'
import css from './sign-in.css?inline'
import { signInMessages } from './sign-in.messages.ts'
import { keepRedirect, type SignInRequest } from './sign-in-request.ts'

type Props = Readonly<{ request: SignInRequest; onGoOn: () => void }>

/** Confirms a new account. Visitors who are not signed in get a link to sign in. */
export function SignUpComplete({ request, onGoOn }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(signInMessages)
  const { user } = useStore(auth(site).$state)
  if (!user) {
    return (
      <Page width="narrow" title={say('title')}>
        <LinkButton variant="primary" href={hrefTo('sign-in', keepRedirect(request))}>
          {say('signIn')}
        </LinkButton>
      </Page>
    )
  }
  const actions = (
    <div className="auth-actions">
      <Button variant="primary" onClick={onGoOn}>
        {say(request.redirect === undefined ? 'toEvent' : 'goOn')}
      </Button>
      <LinkButton href={hrefTo('account')}>{say('toAccount')}</LinkButton>
    </div>
  )
  return (
    <Page width="narrow">
      <Result kind="success" title={say('completeTitle', { name: user.first_name })} action={actions}>
        <p>{say('complete')}</p>
      </Result>
    </Page>
  )
}
