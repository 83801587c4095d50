import type { Sentence } from '../platform/http/error-words.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { countWrong } from '../platform/http/rate-limit.ts'
import type { Call } from './call.ts'
import { callerOf, hashingOf } from './caller.ts'
import { invalidCode } from './code-waits.ts'
import { guessingLimits } from './limits.ts'
import { passwordMatches } from './passwords.ts'
import { ownerOfPin } from './pins.ts'
import type { Person } from './sessions.ts'
import { takeCode } from './take-code.ts'

interface Proof {
  readonly password?: string | null | undefined
  readonly secure_pin?: string | null | undefined
  readonly otp_id?: string | null | undefined
  readonly otp?: string | null | undefined
}

/**
 * Asks for a password, PIN or code again before an irreversible change: a session may have been left open on a shared
 * device.
 * @throws {HttpError} 400 `invalid_proof` or `invalid_otp`, 429 after too many tries
 */
export async function proveOrRefuse(call: Call<Proof>, person: Person): Promise<void> {
  const { context, input } = call
  const caller = callerOf(call)
  if (input.otp_id && input.otp) {
    const claim = { otpId: input.otp_id, code: input.otp, purposes: ['proof'], userId: person.id, caller } as const
    return takeCode(context, claim, async () => undefined)
  }
  if (input.otp) throw invalidCode()
  const { db, now } = context
  const { password, secure_pin: pin } = input
  const limits = guessingLimits({ what: 'proof', account: person.email_normal, caller, known: undefined })
  const hashing = hashingOf(call)
  const at = now()
  if (password) {
    if (await countWrong(db, limits, at, () => passwordMatches(password, person.password ?? undefined, hashing))) return
    throw notProven('password', 'This is not your password.')
  }
  if (pin) {
    if (await countWrong(db, limits, at, () => ownerOfPin(db, [person], pin, { now: at, hashing }))) return
    throw notProven('secure_pin', 'This is not your PIN.')
  }
  throw notProven('password', 'Please enter your password')
}

function notProven(field: 'password' | 'secure_pin', description: Sentence): HttpError {
  return new HttpError(400, {
    error: 'invalid_proof',
    error_description: description,
    fields: { [field]: description },
  })
}
