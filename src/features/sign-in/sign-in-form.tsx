import { useMemo } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { fieldMessages } from '../../lib/fields.messages.ts'
import { auth } from '../../store/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { OneTimeCodeField } from '../../ui/one-time-code-field.tsx'
import { Page } from '../../ui/page.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { IdentifierField } from './identifier-field.tsx'
import type { SignInSettings } from './requirements.tsx'
import { signInMessages } from './sign-in.messages.ts'
import { createSignIn } from './sign-in.store.ts'
import { keepRedirect, type SignInRequest } from './sign-in-request.ts'
import { useLabels } from './use-labels.ts'
import { WaitingBid } from './waiting-bid.tsx'

type Props = Readonly<{ settings: SignInSettings; request: SignInRequest }>

/** Identifier and secret, with links for those who lack one. */
export function SignInForm({ settings: { requirements, country }, request }: Props) {
  const { site } = useSurroundings()
  const { href, hrefTo } = useLinks()
  const say = useMessages(signInMessages)
  const sayField = useMessages(fieldMessages)
  const { name: event } = useSettings()
  const store = useMemo(
    () => createSignIn(site, requirements, { email: request.email, country }),
    [site, requirements, request.email, country],
  )
  const form = useForm(store, useLabels())
  const { identifier, secret, secure_pin_length, registration_open, guest_checkout_enabled } = requirements
  const guest = guest_checkout_enabled ? request.guest : undefined

  return (
    <Page width="narrow" title={say('title')} lead={say('lead', { event })}>
      <WaitingBid request={request} />
      <Form {...form.props} label={say('title')}>
        <IdentifierField
          kind={identifier}
          values={form.values}
          change={store.change}
          field={form.field}
          withSecret={secret !== 'otp'}
        />
        {secret === 'password' && (
          <PasswordField {...form.field('password')} kind="current" enterKeyHint="go" say={sayField} />
        )}
        {secret === 'secure_pin' && (
          <OneTimeCodeField
            {...form.field('secure_pin')}
            kind="known"
            length={secure_pin_length}
            help={say('pinHelp', { count: secure_pin_length })}
          />
        )}
        {secret === 'otp' && <p className="auth-help">{say('codeIsSent')}</p>}
        <Button
          variant="primary"
          type="submit"
          wide
          busy={form.busy}
          busyLabel={say(secret === 'otp' ? 'sendingCode' : 'signingIn')}
        >
          {say(secret === 'otp' ? 'sendCode' : 'signIn')}
        </Button>
      </Form>
      <ul className="auth-ways">
        {secret === 'password' && (
          <li>
            <a href={hrefTo('password-reset', keepRedirect(request))}>{say('forgot')}</a>
          </li>
        )}
        {secret === 'secure_pin' && (
          <li>
            <a href={hrefTo('resend-pin', keepRedirect(request))}>{say('newPin')}</a>
          </li>
        )}
        {registration_open && (
          <li>
            {say('newHere')} <a href={hrefTo('sign-up', keepRedirect(request))}>{say('createAccount')}</a>
          </li>
        )}
      </ul>
      {guest !== undefined && (
        <section className="auth-guest">
          <p className="auth-or">{say('or')}</p>
          <LinkButton wide href={href(guest)} onClick={() => auth(site).setGuest(true)}>
            {say('asGuest')}
          </LinkButton>
          <p className="auth-help">{say('guestHelp')}</p>
        </section>
      )}
    </Page>
  )
}
