import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSecondsLeft } from '../../hooks/use-seconds-left.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { useStyles } from '../../ui/styles.ts'
import { IdentifierField } from './identifier-field.tsx'
import { type SignInSettings, WithRequirements } from './requirements.tsx'
import { createResendPin } from './resend-pin.store.ts'
import { Sent } from './sent.tsx'
import css from './sign-in.css?inline'
import { signInMessages } from './sign-in.messages.ts'
import { keepRedirect, type SignInRequest } from './sign-in-request.ts'
import { useLabels } from './use-labels.ts'

type Props = Readonly<{ request: SignInRequest }>

/** Requests a new PIN. */
export function ResendPin({ request }: Props) {
  useStyles(css)
  return (
    <WithRequirements skeleton="rp">
      {settings => <ResendPinForm settings={settings} request={request} />}
    </WithRequirements>
  )
}

function ResendPinForm({
  settings: { requirements, country },
  request,
}: Readonly<{ settings: SignInSettings; request: SignInRequest }>) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(signInMessages)
  const store = useMemo(
    () => createResendPin(site, requirements, { email: request.email, country }),
    [site, requirements, request.email, country],
  )
  const form = useForm(store.form, useLabels())
  const again = useStore(store.$again)
  const who = useStore(store.$asked)
  const left = useSecondsLeft(again)
  const { identifier, secret } = requirements
  const signIn = hrefTo('sign-in', keepRedirect(request))

  if (secret !== 'secure_pin') {
    return (
      <Page width="narrow" title={say('noPinTitle')} lead={say('noPin')}>
        <LinkButton href={signIn}>{say('backToSignIn')}</LinkButton>
      </Page>
    )
  }
  return (
    <Page width="narrow" title={say('pinTitle')} lead={say('pinLead')}>
      {again !== undefined && <Sent title={say('pinSentTitle')} text={say('pinSent', { who })} />}
      <Form {...form.props} label={say('pinTitle')}>
        <IdentifierField kind={identifier} values={form.values} change={store.form.change} field={form.field} />
        <Button
          variant={again === undefined ? 'primary' : 'secondary'}
          type="submit"
          wide
          disabled={left > 0}
          busy={form.busy}
          busyLabel={say('sendingCode')}
        >
          {left > 0 ? say('pinAgainIn', { count: left }) : say(again === undefined ? 'sendPin' : 'sendAgain')}
        </Button>
      </Form>
      <ul className="auth-ways">
        <li>
          <a href={signIn}>{say('backToSignIn')}</a>
        </li>
      </ul>
    </Page>
  )
}
