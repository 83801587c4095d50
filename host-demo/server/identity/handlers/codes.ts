import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../call.ts'
import { callerOf, hashingOf, signInDeviceOf, siteAddressOf } from '../caller.ts'
import { invalidCode } from '../code-waits.ts'
import { accountOf, accountWith } from '../find-account.ts'
import { newPin } from '../pins.ts'
import { resendCode as sendAgain } from '../send-code.ts'
import { openSession } from '../sessions.ts'
import { openAccount } from '../sign-up.ts'
import { checkCode, useCode } from '../take-code.ts'
import { wireUser } from '../wire-user.ts'

export const verifyCode: Handler<typeof endpoints.verifyCode> = async call => {
  const { context, input } = call
  const event = await call.event()
  const claim = {
    otpId: input.otp_id,
    code: input.otp,
    purposes: ['sign_in', 'sign_up'],
    caller: callerOf(call),
  } as const
  const wait = await checkCode(context, claim)
  const pin = event.login.secret === 'secure_pin' && wait.details ? await newPin(hashingOf(call)) : undefined
  const now = context.now()
  const { person, isNew, session } = await useCode(
    context,
    wait,
    input.otp,
    async (trx, { subject, details }, userId) => {
      const owner = userId === null ? accountOf(trx, subject) : accountWith(trx, userId)
      const known = details ? undefined : await owner
      const opened = known && { person: known, isNew: false }
      const { person, isNew } =
        opened ?? (await openAccount(trx, { event, registration: detailsOf(details), pin, now }))
      return { person, isNew, session: await openSession(trx, person.id, now, signInDeviceOf(call)) }
    },
  )
  context.jobs.wake()
  return { ...session, user: await wireUser(context.db, event, person), is_new: isNew ? 'yes' : 'no' }
}

export const resendCode: Handler<typeof endpoints.resendCode> = async call => {
  const { context, input } = call
  const [event, site] = [await call.event(), await siteAddressOf(call)]
  return sendAgain(context, { otpId: input.otp_id, event, site, caller: callerOf(call) })
}

/** Sign-in codes are sent to owners of accounts only, so an account that is missing was deleted meanwhile. */
function detailsOf<T>(details: T | null): T {
  if (details === null) throw invalidCode()
  return details
}
