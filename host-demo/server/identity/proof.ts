import type { Transaction } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
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
import { checkCode, useCode } from './take-code.ts'

interface Proof {
  readonly password?: string | null | undefined
  readonly secure_pin?: string | null | undefined
  readonly otp_id?: string | null | undefined
  readonly otp?: string | null | undefined
}

/** @throws {HttpError} 400 `invalid_otp` if the code was used since it was checked */
export type SpendProof = (trx: Transaction<Database>) => Promise<void>

/**
 * Asks for a password, PIN or code again before an irreversible change: a session may have been left open on a shared
 * device.
 * @returns uses a code up. To be called in the transaction of the change, so that a refused one leaves the code good
 * @throws {HttpError} 400 `invalid_proof` or `invalid_otp`, 429 after too many tries
 */
export async function proveOrRefuse(call: Call<Proof>, person: Person): Promise<SpendProof> {
  const { context, input } = call
  const caller = callerOf(call)
  const { otp_id: otpId, otp: code } = input
  if (otpId && code) {
    const wait = await checkCode(context, { otpId, code, purposes: ['proof'], userId: person.id, caller })
    return trx => useCode({ ...context, db: trx }, wait, code, async () => undefined)
  }
  if (input.otp) throw invalidCode()
  const { db, now } = context
  const { password, secure_pin: pin } = input
  const limits = guessingLimits({ what: 'proof', account: person.email_normal, caller, known: undefined })
  const hashing = hashingOf(call)
  const at = now()
  if (password) {
    if (await countWrong(db, limits, at, () => passwordMatches(password, person.password ?? undefined, hashing)))
      return nothing
    throw notProven('password', 'This is not your password.')
  }
  if (pin) {
    if (await countWrong(db, limits, at, () => ownerOfPin(db, [person], pin, { now: at, hashing }))) return nothing
    throw notProven('secure_pin', 'This is not your PIN.')
  }
  throw notProven('password', 'Please enter your password')
}

const nothing: SpendProof = async () => undefined

function notProven(field: 'password' | 'secure_pin', description: Sentence): HttpError {
  return new HttpError(400, {
    error: 'invalid_proof',
    error_description: description,
    fields: { [field]: description },
  })
}
