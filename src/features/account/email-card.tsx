import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { OneTimeCodeField } from '../../ui/one-time-code-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { accountMessages } from './account.messages.ts'
import { createEmailChange } from './details.store.ts'
import { useLabels } from './use-labels.ts'

/** The address that names the account, and its change. */
export function EmailCard({ email }: Readonly<{ email: string | undefined }>) {
  const say = useMessages(accountMessages)
  const [open, setOpen] = useState(false)
  const [changed, setChanged] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  // The button that was pressed at the end is gone.
  useEffect(() => {
    if (changed && !open) place.current?.querySelector('button')?.focus()
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
    <div ref={place}>
      <Card title={say('email')} aside={!open && change}>
        {open ? <EmailChange onEnd={end} /> : <p>{email ?? say('noEmail')}</p>}
      </Card>
    </div>
  )
}

function EmailChange({ onEnd }: Readonly<{ onEnd: () => void }>) {
  const { site } = useSurroundings()
  const say = useMessages(accountMessages)
  const labels = useLabels()
  const end = useRef(onEnd)
  end.current = onEnd
  const store = useMemo(() => createEmailChange(site, () => end.current()), [site])
  const form = useForm(store.form, (_, inSentence) => say(inSentence ? 'newEmailLabel' : 'newEmail'))
  const confirm = useForm(store.confirm, labels)
  const sent = useStore(store.$sent)
  const place = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: at the begin of either step
  useEffect(() => place.current?.querySelector('input')?.focus(), [sent?.otpId])

  const cancel = <Button onClick={onEnd}>{say('cancel')}</Button>
  return (
    <div ref={place}>
      {sent ? (
        <Form {...confirm.frame} label={say('confirmEmail')}>
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
        <Form {...form.frame} label={say('confirmEmail')}>
          <TextField
            {...form.field('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            plain
            help={say('newEmailHelp')}
          />
          <div className="form-actions">
            <Button variant="primary" type="submit" busy={form.busy} busyLabel={say('sending')}>
              {say('sendCode')}
            </Button>
            {cancel}
          </div>
        </Form>
      )}
    </div>
  )
}
