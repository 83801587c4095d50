import { useMemo, useRef } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { fieldMessages } from '../../lib/fields.messages.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Page } from '../../ui/page.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Username } from '../../ui/username.tsx'
import { identifierIn } from './identifier.ts'
import { createNewPassword } from './password-reset.store.ts'
import type { SignInSettings } from './requirements.tsx'
import { signInMessages } from './sign-in.messages.ts'
import type { SignInRequest } from './sign-in-request.ts'

type Props = Readonly<{ settings: SignInSettings; request: SignInRequest; token: string; onDone: () => void }>

/** The form that the mailed link opens. */
export function NewPassword({ settings: { requirements, country }, request, token, onDone }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(signInMessages)
  const sayField = useMessages(fieldMessages)
  const done = useRef(onDone)
  done.current = onDone
  const minimum = requirements.password_minimum_length
  const store = useMemo(
    () => createNewPassword(site, { token, minimum, onDone: () => done.current() }),
    [site, token, minimum],
  )
  const form = useForm(store, (_, inSentence) => say(inSentence ? 'newPasswordLabel' : 'newPassword'))
  const { email } = identifierIn(site, { email: request.email, country })

  return (
    <Page width="narrow" title={say('newPasswordTitle')} lead={say('newPasswordLead')}>
      <Form {...form.props} label={say('newPasswordTitle')}>
        {email && <Username value={email} />}
        <PasswordField {...form.field('new_password')} kind="new" enterKeyHint="go" say={sayField} />
        <Button variant="primary" type="submit" wide busy={form.busy} busyLabel={say('saving')}>
          {say('savePassword')}
        </Button>
      </Form>
    </Page>
  )
}
