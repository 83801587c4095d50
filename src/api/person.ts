import * as v from 'valibot'
import { count, instant, maybe, yesNo } from './wire.ts'

/** How a charity may get in touch. */
export const channels = ['email', 'sms', 'phone', 'post'] as const

/** Fields that several calls about people share. What is optional is sent as null. */

export const emailAddress = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.email('Enter an email address in the correct format, like name@example.com'),
    v.maxLength(254),
  )

export const personName = (label: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(`Please enter ${label}`), v.maxLength(100))

/** As people write it, or E.164. A number without its country is of the event's. */
export const mobileNumber = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\+?[\d\s().-]+$/, 'Mobile number is not valid'),
    v.check(text => digitsOf(text).length >= 10, 'Mobile number is too short'),
    v.check(text => digitsOf(text).length <= 17, 'Mobile number is too long'),
  )

export const passwordMinimum = 6

export const newPassword = () =>
  v.pipe(
    v.string(),
    v.minLength(passwordMinimum, `Your password must be at least ${passwordMinimum} characters`),
    v.maxLength(200),
  )

/** One that exists already: only the server knows whether it is right. */
export const knownPassword = () => v.pipe(v.string(), v.nonEmpty('Please enter your password'), v.maxLength(200))

const digits = (length: number, message: string) =>
  v.pipe(
    v.string(),
    v.maxLength(40),
    v.transform(text => text.replace(/[\s-]/g, '')),
    v.regex(new RegExp(`^\\d{${length}}$`), message),
  )

export const securePinLength = 6
/** Spaces and hyphens are passed over. */
export const securePin = () => digits(securePinLength, `Enter the ${securePinLength} digits of your PIN`)

export const codeLength = 6
/** A one-time code. Spaces and hyphens are passed over. */
export const oneTimeCode = () => digits(codeLength, `Enter the ${codeLength} digits of the code`)

export const user = v.object({
  user_id: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email: maybe(v.string()),
  /** E.164. */
  mobile: maybe(v.string()),
  /** One of those who run this event: its administration is open to them. Absent: no. */
  is_organiser: maybe(yesNo()),
})

export const session = {
  /** Opaque; goes into the `authorization` header. Kept in local storage. */
  access_token: v.string(),
  expires_at: instant(),
  user,
}

export type Session = v.InferOutput<v.ObjectSchema<typeof session, undefined>>

/**
 * A code is on its way. The answer is the same whether or not there is such
 * an account: what the mail says differs.
 */
export const codeSent = {
  /** Names the wait for a code at `POST /users/otp` and wherever else a code is taken. */
  otp_id: v.string(),
  sent_by: v.picklist(['email']),
  /** How many digits it has. */
  digits: count(),
  /** Of the newest code; an older one is good until its own time is over. */
  expires_at: instant(),
  /** Seconds after which another may be asked for. */
  resend_in: count(),
}

/** Shows that it is the account's owner who asks: one of password, PIN or a code of `POST /account/code`. */
export const proof = {
  password: v.nullish(knownPassword()),
  secure_pin: v.nullish(securePin()),
  otp_id: v.nullish(v.string()),
  otp: v.nullish(oneTimeCode()),
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
