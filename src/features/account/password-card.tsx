import { useStore } from '@nanostores/react'
import type { Account } from '../../api/account.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useStable } from '../../hooks/use-stable.ts'
import { fieldMessages } from '../../lib/fields.messages.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Username } from '../../ui/username.tsx'
import { accountMessages } from './account.messages.ts'
import { ProofFields } from './proof-fields.tsx'
import { Saved } from './saved.tsx'
import { createPasswordChange } from './security.store.ts'
import { useLabels } from './use-labels.ts'

/** Changes the password. Asks for the old one or a one-time code. */
export function PasswordCard({ account }: Readonly<{ account: Account }>) {
  const { site } = useSurroundings()
  const say = useMessages(accountMessages)
  const sayField = useMessages(fieldMessages)
  const { user, has_password } = account
  const store = useStable(() => createPasswordChange(site, account), [site, user.user_id])
  const form = useForm(store.form, useLabels())
  const saved = useStore(store.$saved)
  const maybeSaved = useStore(store.$maybeSaved)
  const kind = useStore(store.proof.$kind)
  const code = useStore(store.proof.$code)
  const isProvable = kind !== 'otp' || code !== undefined

  return (
    <Card title={say('passwordTitle')}>
      <p className="account-help">{say(has_password ? 'passwordSet' : 'passwordUnset')}</p>
      <Form {...form.props} label={say('passwordTitle')}>
        <Username value={user.email ?? user.mobile ?? ''} />
        <ProofFields proof={store.proof} field={form.field} email={user.email ?? ''} />
        {isProvable && (
          <>
            <PasswordField {...form.field('new_password')} kind="new" enterKeyHint="go" say={sayField} />
            <div className="form-actions">
              <Button variant="primary" type="submit" busy={form.busy} busyLabel={say('saving')}>
                {say('savePassword')}
              </Button>
            </div>
          </>
        )}
      </Form>
      {maybeSaved && <Notice kind="info" title={say('passwordMaybeSaved')} />}
      <Saved shown={saved} text={say('passwordSaved')} />
    </Card>
  )
}
