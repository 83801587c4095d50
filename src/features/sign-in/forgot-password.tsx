import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { IdentifierField } from './identifier-field.tsx'
import { createForgotPassword } from './password-reset.store.ts'
import type { SignInSettings } from './requirements.tsx'
import { Sent } from './sent.tsx'
import { signInMessages } from './sign-in.messages.ts'
import { keepRedirect, type SignInRequest } from './sign-in-request.ts'
import { useLabels } from './use-labels.ts'

type Props = Readonly<{ settings: SignInSettings; request: SignInRequest }>

export function ForgotPassword({ settings: { requirements, country }, request }: Props) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(signInMessages)
  const store = useMemo(
    () => createForgotPassword(site, requirements, { email: request.email, country }),
    [site, requirements, request.email, country],
  )
  const form = useForm(store.form, useLabels())
  const who = useStore(store.$asked)
  const signIn = hrefTo('sign-in', keepRedirect(request))

  if (requirements.secret !== 'password') {
    const isPin = requirements.secret === 'secure_pin'
    return (
      <Page width="narrow" title={say('noPasswordTitle')} lead={say(isPin ? 'noPasswordPin' : 'noPasswordCode')}>
        <LinkButton href={isPin ? hrefTo('resend-pin', keepRedirect(request)) : signIn}>
          {say(isPin ? 'newPin' : 'backToSignIn')}
        </LinkButton>
      </Page>
    )
  }
  return (
    <Page width="narrow" title={say('forgotTitle')} lead={say('forgotLead')}>
      {who && <Sent title={say('linkSentTitle')} text={say('linkSent', { who })} />}
      <Form {...form.props} label={say('forgotTitle')}>
        <IdentifierField
          kind={requirements.identifier}
          values={form.values}
          change={store.form.change}
          field={form.field}
        />
        <Button
          variant={who ? 'secondary' : 'primary'}
          type="submit"
          wide
          busy={form.busy}
          busyLabel={say('sendingCode')}
        >
          {say(who ? 'sendAgain' : 'sendLink')}
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
