import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { useFailure } from '../../hooks/use-failure.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSecondsLeft } from '../../hooks/use-seconds-left.ts'
import { fieldMessages } from '../../lib/fields.messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OneTimeCodeField } from '../../ui/one-time-code-field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { accountMessages } from './account.messages.ts'
import type { Proof, ProofKind } from './proof.store.ts'

type Field = Readonly<{
  name: ProofKind
  label: string
  value: string
  error: string | undefined
  onInput: (text: string) => void
}>

type Props = Readonly<{
  proof: Proof
  field: (name: ProofKind) => Field
  /** Where the code is sent. */
  email: string
}>

/** Asks for the password or PIN again, or for a one-time code instead. */
export function ProofFields({ proof, field, email }: Props) {
  const say = useMessages(accountMessages)
  const sayField = useMessages(fieldMessages)
  const kind = useStore(proof.$kind)
  const code = useStore(proof.$code)
  const sending = useStore(proof.sendCode.$state)
  const failure = useFailure(sending.type === 'failed' ? sending.failure : undefined)
  const left = useSecondsLeft(code?.resendAt)
  const container = useRef<HTMLDivElement>(null)

  // Phones suggest the code from a new message only for a focused field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each code
  useEffect(() => container.current?.querySelector('input')?.focus(), [code?.otpId])

  const isFirst = kind === 'otp' && !code
  const sendWords = isFirst ? say('proofSend') : say(code ? 'proofAgain' : 'proofCode')
  const send = (
    <Button
      variant={isFirst ? 'secondary' : 'quiet'}
      disabled={left > 0}
      busy={sending.type === 'busy'}
      busyLabel={say('sending')}
      onClick={() => void proof.sendCode.run()}
    >
      {left > 0 ? say('proofAgainIn', { count: left }) : sendWords}
    </Button>
  )

  return (
    <>
      {kind === 'password' && <PasswordField {...field('password')} kind="current" say={sayField} />}
      {kind === 'secure_pin' && <OneTimeCodeField {...field('secure_pin')} kind="known" />}
      {kind === 'otp' && !code && <p className="account-help">{say('proofNeed', { email })}</p>}
      {kind === 'otp' && code && (
        <div ref={container}>
          <OneTimeCodeField
            {...field('otp')}
            length={code.digits}
            help={say('proofSent', { digits: code.digits, email })}
          />
        </div>
      )}
      {failure && (
        <Notice kind="error" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <div className={isFirst ? undefined : 'account-quiet'}>{send}</div>
    </>
  )
}
