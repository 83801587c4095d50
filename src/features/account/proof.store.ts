import { atom } from 'nanostores'
import { type Account, sendProofCode } from '../../api/account.ts'
import { codeDigits } from '../../lib/one-time-code.ts'
import { createCommand } from '../../store/command.ts'
import type { Problems } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'
import { userCall } from '../../store/user-call.ts'

/** The typed proof that the account's owner is asking. */
export type ProofKind = 'password' | 'secure_pin' | 'otp'

export const emptyProof = { password: '', secure_pin: '', otp: '' }
type ProofValues = typeof emptyProof

type Secrets = Pick<Account, 'has_password' | 'has_secure_pin'>

const firstKind = ({ has_password, has_secure_pin }: Secrets): ProofKind =>
  has_password ? 'password' : has_secure_pin ? 'secure_pin' : 'otp'

/** Proof of identity before a sensitive change. Who has forgotten their password or PIN can have a code sent. */
export function createProof(site: Site, account: Account) {
  const $kind = atom(firstKind(account))
  /** The wait for the code that was sent. Another one can be sent from `resendAt` on. */
  const $code = atom<{ otpId: string; digits: number; resendAt: number } | undefined>()

  const sendCode = createCommand<void>(site.environment, async () => {
    const { otp_id, digits, resend_in } = await userCall(site)(sendProofCode, {})
    $code.set({ otpId: otp_id, digits, resendAt: Date.now() + resend_in * 1000 })
    $kind.set('otp')
  })

  /** Begins anew after a change: a code works only once. */
  function reset(account: Secrets): void {
    $code.set(undefined)
    $kind.set(firstKind(account))
  }

  function check(values: ProofValues): Problems<ProofValues> {
    const kind = $kind.get()
    if (!values[kind].trim()) return { [kind]: { key: 'required' } }
    const isWhole = kind !== 'otp' || codeDigits(values.otp).length === $code.get()?.digits
    return isWhole ? {} : { otp: { key: 'invalid' } }
  }

  /** The proof as the API expects it. */
  function sent(values: ProofValues): Partial<ProofValues & { otp_id: string }> {
    const kind = $kind.get()
    return { [kind]: values[kind], ...(kind === 'otp' && { otp_id: $code.get()?.otpId ?? '' }) }
  }

  return { $kind, $code, sendCode, reset, check, sent }
}

export type Proof = ReturnType<typeof createProof>
