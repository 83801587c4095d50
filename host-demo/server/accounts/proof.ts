import type { Call } from '../http/call.ts'
import { HttpError } from '../http/http-error.ts'
import { countOrRefuse } from '../http/rate-limit.ts'
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
 * Asks again who it is, before what cannot be undone: a session alone may be
 * somebody else's, at a device that was left open.
 * @throws {HttpError} 400 `invalid_proof` or `invalid_otp`, 429 after too many
 */
export async function proveOrRefuse(call: Call<Proof>, person: Person): Promise<void> {
  const { context, input, address: network } = call
  if (input.otp_id && input.otp) {
    const claim = { otpId: input.otp_id, code: input.otp, purposes: ['proof'], userId: person.id, network } as const
    return takeCode(context, claim, async () => undefined)
  }
  if (input.otp) throw invalidCode()
  const { db, now } = context
  await countOrRefuse(
    db,
    guessingLimits({ what: 'proof', account: person.email_normal, network, isFamiliar: false }),
    now(),
  )
  if (input.password) {
    if (await passwordMatches(input.password, person.password ?? undefined)) return
    throw notProven('password', 'This is not your password.')
  }
  if (input.secure_pin) {
    if (await ownerOfPin(db, [person], input.secure_pin, now())) return
    throw notProven('secure_pin', 'This is not your PIN.')
  }
  throw notProven('password', 'Please enter your password')
}

function notProven(field: 'password' | 'secure_pin', description: string): HttpError {
  return new HttpError(400, {
    error: 'invalid_proof',
    error_description: description,
    fields: { [field]: description },
  })
}
