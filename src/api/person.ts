import * as v from 'valibot'
import { count, instant, maybe, yesNo } from './wire.ts'

/** Channels through which a charity may contact somebody. */
export const channels = ['email', 'sms', 'phone', 'post'] as const

/** Fields of people, shared by several calls. Optional ones are sent as null. */

export const personName = (label: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(`Please enter ${label}`), v.maxLength(100))

/** As typed, or E.164. A number without country code belongs to the event's country. */
export const mobileNumber = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\+?[\d\s().-]+$/, 'Mobile number is not valid'),
    v.check(text => digitsOf(text).length >= 10, 'Mobile number is too short'),
    v.check(text => digitsOf(text).length <= 17, 'Mobile number is too long'),
  )

/** Characters of a password that an account can be created with. */
export const passwordMinimum = 6

export const newPassword = () =>
  v.pipe(
    v.string(),
    v.minLength(passwordMinimum, `Your password must be at least ${passwordMinimum} characters`),
    v.maxLength(200),
  )

/** An existing password: only the server can check it. */
export const knownPassword = () => v.pipe(v.string(), v.nonEmpty('Please enter your password'), v.maxLength(200))

const digits = (length: number, message: string) =>
  v.pipe(
    v.string(),
    v.maxLength(40),
    v.transform(text => text.replace(/[\s-]/g, '')),
    v.regex(new RegExp(`^\\d{${length}}$`), message),
  )

export const securePinLength = 6
/** Spaces and hyphens are ignored. */
export const securePin = () => digits(securePinLength, `Enter the ${securePinLength} digits of your PIN`)

export const codeLength = 6
/** A one-time code. Spaces and hyphens are ignored. */
export const oneTimeCode = () => digits(codeLength, `Enter the ${codeLength} digits of the code`)

export const user = v.object({
  user_id: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email: maybe(v.string()),
  /** E.164. */
  mobile: maybe(v.string()),
  /** Is the user an organiser of this event? They may use its administration. Absent: no. */
  is_organiser: maybe(yesNo()),
})

export const session = {
  /** Opaque; sent in the `authorization` header. Kept in local storage. */
  access_token: v.string(),
  expires_at: instant(),
  user,
}

export type Session = v.InferOutput<v.ObjectSchema<typeof session, undefined>>

/** A code was sent. The answer is the same whether or not the account exists; only the mail differs. */
export const codeSent = {
  /** Identifies the sent code at `POST /users/otp` and other calls that take a code. */
  otp_id: v.string(),
  sent_by: v.picklist(['email']),
  /** Number of digits. */
  digits: count(),
  /** Of the newest code; an older one stays valid until its own expiry. */
  expires_at: instant(),
  /** Seconds until another may be requested. */
  resend_in: count(),
}

/** Proof that the account's owner is asking: password, PIN or a code of `POST /account/code`. */
export const proof = {
  password: v.nullish(knownPassword()),
  secure_pin: v.nullish(securePin()),
  otp_id: v.nullish(v.string()),
  otp: v.nullish(oneTimeCode()),
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
