import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Account } from '../../api/account.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useStable } from '../../hooks/use-stable.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { OneTimeCodeField } from '../../ui/one-time-code-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { accountMessages } from './account.messages.ts'
import { createEmailChange } from './details.store.ts'
import { ProofFields } from './proof-fields.tsx'
import { useLabels } from './use-labels.ts'

/** The e-mail address of the account, and the form to change it. */
export function EmailCard({ account }: Readonly<{ account: Account }>) {
  const say = useMessages(accountMessages)
  const [open, setOpen] = useState(false)
  const [changed, setChanged] = useState(false)
  const container = useRef<HTMLDivElement>(null)

  // The last pressed button is unmounted, so the focus must move on.
  useEffect(() => {
    if (changed && !open) container.current?.querySelector('button')?.focus()
  }, [changed, open])

  function end() {
    setChanged(true)
    setOpen(false)
  }

  const change = (
    <Button variant="quiet" label={say('confirmEmail')} onClick={() => setOpen(true)}>
      {say('change')}
    </Button>
  )
  return (
    <div ref={container}>
      <Card title={say('email')} aside={!open && change}>
        {open ? <EmailChange account={account} onEnd={end} /> : <p>{account.user.email ?? say('noEmail')}</p>}
      </Card>
    </div>
  )
}

function EmailChange({ account, onEnd }: Readonly<{ account: Account; onEnd: () => void }>) {
  const { site } = useSurroundings()
  const say = useMessages(accountMessages)
  const labels = useLabels()
  const end = useRef(onEnd)
  end.current = onEnd
  const store = useStable(() => createEmailChange(site, account, () => end.current()), [site, account.user.user_id])
  const form = useForm(store.form, (field, inSentence) =>
    field === 'email' ? say(inSentence ? 'newEmailLabel' : 'newEmail') : labels(field, inSentence),
  )
  const confirm = useForm(store.confirm, labels)
  const sent = useStore(store.$sent)
  const kind = useStore(store.proof.$kind)
  const code = useStore(store.proof.$code)
  const isProvable = kind !== 'otp' || code !== undefined
  const container = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: at the start of either step
  useEffect(() => container.current?.querySelector('input')?.focus(), [sent?.otpId])

  const cancel = <Button onClick={onEnd}>{say('cancel')}</Button>
  return (
    <div ref={container}>
      {sent ? (
        <Form {...confirm.props} label={say('confirmEmail')}>
          <OneTimeCodeField
            {...confirm.field('otp')}
            length={sent.digits}
            help={say('otpSent', sent)}
            onComplete={() => void store.confirm.submit()}
          />
          <div className="form-actions">
            <Button variant="primary" type="submit" busy={confirm.busy} busyLabel={say('saving')}>
              {say('confirmEmail')}
            </Button>
            {cancel}
          </div>
        </Form>
      ) : (
        <Form {...form.props} label={say('confirmEmail')}>
          <TextField
            {...form.field('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            plain
            help={say('newEmailHelp')}
          />
          <ProofFields proof={store.proof} field={form.field} email={account.user.email ?? ''} />
          <div className="form-actions">
            {isProvable && (
              <Button variant="primary" type="submit" busy={form.busy} busyLabel={say('sending')}>
                {say('sendCode')}
              </Button>
            )}
            {cancel}
          </div>
        </Form>
      )}
    </div>
  )
}
