import { useStore } from '@nanostores/react'
import { useFailure } from '../../hooks/use-failure.ts'
import { useMessages } from '../../hooks/use-messages.ts'
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
  const send = (
    <Button
      variant={kind === 'otp' ? 'secondary' : 'quiet'}
      busy={sending.type === 'busy'}
      busyLabel={say('sending')}
      onClick={() => void proof.sendCode.run()}
    >
      {say(kind === 'otp' ? 'proofSend' : 'proofCode')}
    </Button>
  )

  return (
    <>
      {kind === 'password' && <PasswordField {...field('password')} kind="current" say={sayField} />}
      {kind === 'secure_pin' && <OneTimeCodeField {...field('secure_pin')} kind="known" />}
      {kind === 'otp' && !code && <p className="account-help">{say('proofNeed', { email })}</p>}
      {kind === 'otp' && code && (
        <OneTimeCodeField
          {...field('otp')}
          length={code.digits}
          help={say('proofSent', { digits: code.digits, email })}
        />
      )}
      {failure && (
        <Notice kind="error" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      {!code && <div className={kind === 'otp' ? undefined : 'account-quiet'}>{send}</div>}
    </>
  )
}
