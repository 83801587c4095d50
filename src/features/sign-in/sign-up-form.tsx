import { useMemo } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { fieldMessages } from '../../lib/fields.messages.ts'
import { joinInWords } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Page } from '../../ui/page.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Consent } from './consent.tsx'
import { IdentifierField } from './identifier-field.tsx'
import type { SignInSettings } from './requirements.tsx'
import { signInMessages } from './sign-in.messages.ts'
import { keepRedirect, type SignInRequest } from './sign-in-request.ts'
import { createSignUp, fieldsOf, type SignUpField } from './sign-up.store.ts'
import { useLabels } from './use-labels.ts'
import { WaitingBid } from './waiting-bid.tsx'

type Props = Readonly<{ settings: SignInSettings; request: SignInRequest }>

export function SignUpForm({ settings: { requirements, country }, request }: Props) {
  const { site, locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(signInMessages)
  const sayField = useMessages(fieldMessages)
  const settings = useSettings()
  const store = useMemo(
    () => createSignUp(site, requirements, { email: request.email, country }),
    [site, requirements, request.email, country],
  )
  const form = useForm(store, useLabels())
  const fields = fieldsOf(requirements)
  const uses = joinInWords(
    usesOf(request).map(use => say(use)),
    locale,
  )
  const names = fields.filter(({ name }) => /_name$/.test(name))

  function show(name: SignUpField) {
    if (name === 'password') return <PasswordField key={name} {...form.field(name)} kind="new" say={sayField} />
    if (name === 'email' || name === 'mobile') {
      const shared = { values: form.values, change: store.change, field: form.field }
      return <IdentifierField key={name} kind={name} {...shared} />
    }
    const autoComplete = name === 'first_name' ? 'given-name' : 'family-name'
    return <TextField key={name} {...form.field(name)} autoComplete={autoComplete} enterKeyHint="next" />
  }

  return (
    <Page width="narrow" title={say('signUpTitle')} lead={say('signUpLead', { event: settings.name, uses })}>
      <WaitingBid request={request} />
      <Form {...form.props} label={say('signUpTitle')}>
        {names.length > 0 && <div className="form-pair">{names.map(field => show(field.name))}</div>}
        {fields.filter(field => !names.includes(field)).map(field => show(field.name))}
        <Consent />
        <Button variant="primary" type="submit" wide busy={form.busy} busyLabel={say('signingUp')}>
          {say('signUp')}
        </Button>
      </Form>
      <ul className="auth-ways">
        <li>
          {say('haveAccount')} <a href={hrefTo('sign-in', keepRedirect(request))}>{say('signIn')}</a>
        </li>
      </ul>
    </Page>
  )
}

/** Mentions only what the event's menu offers. */
function usesOf({ uses }: SignInRequest) {
  const these = [uses?.has('bid') && 'useBid', uses?.has('buy') && 'useBuy', 'useGifts', 'useReceipts'] as const
  return these.filter(use => use !== undefined && use !== false)
}
