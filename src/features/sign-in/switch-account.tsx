import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useCommandFailure } from '../../hooks/use-failure.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { auth } from '../../store/auth.ts'
import { createCommand } from '../../store/command.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { signInMessages } from './sign-in.messages.ts'
import { keepRedirect, type SignInRequest } from './sign-in-request.ts'
import { signInInstead } from './switch-account.store.ts'

type Props = Readonly<{
  request: SignInRequest
  /** The token of a mailed link, which the server has not used because it is another account's. */
  link: string
  onGoOn: () => void
}>

/** Asks somebody who is signed in whether a link may sign them in with another account. Nothing happens by itself. */
export function SwitchAccount({ request, link, onGoOn }: Props) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(signInMessages)
  const { user } = useStore(auth(site).$state)
  const change = useMemo(
    () =>
      createCommand<void>(site.environment, async () => {
        await signInInstead(site, link)
        onGoOn()
      }),
    [site, link, onGoOn],
  )
  const isBusy = useStore(change.$state).type === 'busy'
  const problem = useCommandFailure(change)
  const name = user && `${user.first_name} ${user.last_name}`
  const signedOut = isBusy || problem ? undefined : say('switchSignedOut')

  return (
    <Page width="narrow" title={say('switchTitle')} lead={name ? say('switchLead', { name }) : signedOut}>
      {problem && (
        <Notice kind="error" title={problem.title}>
          {problem.text}
        </Notice>
      )}
      {name && (
        <Button variant="primary" wide onClick={onGoOn}>
          {say('stay', { name })}
        </Button>
      )}
      <Button wide busy={isBusy} busyLabel={say('signingIn')} onClick={() => void change.run()}>
        {say(name ? 'switchNow' : 'useLink')}
      </Button>
      {!(name || isBusy) && (
        <LinkButton wide href={hrefTo('sign-in', keepRedirect(request))}>
          {say('backToSignIn')}
        </LinkButton>
      )}
    </Page>
  )
}
