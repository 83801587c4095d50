import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useFailure } from '../../hooks/use-failure.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSecondsLeft } from '../../hooks/use-seconds-left.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OneTimeCodeField } from '../../ui/one-time-code-field.tsx'
import { Page } from '../../ui/page.tsx'
import { createCodeStep } from './code.store.ts'
import { type PendingCode, pendingCode } from './pending-code.store.ts'
import type { SignInSettings } from './requirements.tsx'
import { signInMessages } from './sign-in.messages.ts'
import { useLabels } from './use-labels.ts'

type Props = Readonly<{ pending: PendingCode; settings: SignInSettings }>

/** The form for the code that was sent, and help if it does not arrive. */
export function CodeStep({ pending, settings: { requirements } }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(signInMessages)
  const { otpId, digits, email, resendAt } = pending
  const step = useMemo(() => createCodeStep(site, { otpId, digits }), [site, otpId, digits])
  const form = useForm(step.form, useLabels())
  const resending = useStore(step.resend.$state)
  const failure = useFailure(resending.type === 'failed' ? resending.failure : undefined)
  const resent = useStore(step.$resent)
  const maybeUsed = useStore(step.$maybeUsed)
  const left = useSecondsLeft(resendAt)
  const container = useRef<HTMLDivElement>(null)
  const { contact } = useSettings()

  // Phones suggest the code from a new message only for a focused field.
  useEffect(() => container.current?.querySelector('input')?.focus(), [])

  return (
    <Page
      width="narrow"
      title={say('codeTitle')}
      lead={email ? say('codeSent', { email, digits }) : say('codeSentBare', { digits })}
    >
      <Form {...form.props} label={say('codeTitle')}>
        <div ref={container}>
          <OneTimeCodeField {...form.field('otp')} length={digits} onComplete={() => void step.form.submit()} />
        </div>
        <Button variant="primary" type="submit" wide busy={form.busy} busyLabel={say('checking')}>
          {say('goOn')}
        </Button>
      </Form>
      {maybeUsed && <Notice kind="info" title={say('maybeUsed')} />}
      <div className="auth-resend">
        <Button
          disabled={left > 0}
          busy={resending.type === 'busy'}
          busyLabel={say('sendingCode')}
          onClick={() => void step.resend.run()}
        >
          {left > 0 ? say('resendIn', { count: left }) : say('resend')}
        </Button>
        <Button variant="quiet" onClick={() => pendingCode(site).drop()}>
          {say(email ? 'another' : 'anotherNumber')}
        </Button>
      </div>
      {failure && (
        <Notice kind="error" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <p className="auth-help" role="status">
        {resent && !failure && say('resent')}
      </p>
      <details className="auth-details">
        <summary>{say('noCode')}</summary>
        <ul>
          <li>{say('noCodeSpam')}</li>
          {email && <li>{say('noCodeAddress', { email })}</li>}
          {requirements.secret === 'otp' && <li>{say('noCodeAccount')}</li>}
          {contact?.email && <li>{say('noCodeContact', { contact: contact.email })}</li>}
        </ul>
      </details>
    </Page>
  )
}
