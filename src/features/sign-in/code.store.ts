import { atom } from 'nanostores'
import { failureIn } from '../../api/failure-in.ts'
import { resendCode, verifyCode } from '../../api/users.ts'
import { codeDigits } from '../../lib/one-time-code.ts'
import { auth } from '../../store/auth.ts'
import { createCommand } from '../../store/command.ts'
import { createForm } from '../../store/form.ts'
import { isAnswered } from '../../store/is-answered.ts'
import type { Site } from '../../store/site.ts'
import { defineSlice } from '../../store/slice.ts'
import { type PendingCode, pendingCode } from './pending-code.store.ts'

/** The step in which a one-time code is entered. */
export function createCodeStep(site: Site, { otpId, digits }: Pick<PendingCode, 'otpId' | 'digits'>) {
  /** Another code was requested and has been sent. */
  const $resent = atom(false)
  /** The code was refused after a try whose answer was lost, which may have used it. */
  const $maybeUsed = atom(false)
  let unanswered: string | undefined

  const form = createForm({
    environment: site.environment,
    values: { otp: '' },
    check: ({ otp }) => (codeDigits(otp).length === digits ? {} : { otp: { key: otp ? 'invalid' : 'required' } }),
    async send({ otp }) {
      const { is_new, ...session } = await site.client.call(verifyCode, { otp_id: otpId, otp }).catch(problem => {
        const failure = failureIn(problem)
        if (failure && !isAnswered(failure)) unanswered = otp
        $maybeUsed.set(failure?.type === 'http' && failure.said.error === 'invalid_otp' && unanswered === otp)
        throw problem
      })
      isNewAccount(site).set(is_new)
      auth(site).begin(session)
    },
  })

  const resend = createCommand<void>(site.environment, async () => {
    try {
      pendingCode(site).renew(await site.client.call(resendCode, { otp_id: otpId }))
      $resent.set(true)
    } catch (problem) {
      const failure = failureIn(problem)
      // The server has discarded this code, so a new one is needed.
      if (failure?.type === 'http' && failure.said.error === 'invalid_otp') pendingCode(site).drop()
      throw problem
    }
  })

  return { form, resend, $resent, $maybeUsed }
}

/** Did the code just entered create an account? */
export const isNewAccount = defineSlice('isNewAccount', () => atom(false))
