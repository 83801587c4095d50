import * as v from 'valibot'
import { emailAddress } from './email-input.ts'
import { described } from './endpoint.ts'
import { knownPassword, mobileNumber, newPassword, oneTimeCode, personName, securePin } from './person.ts'

export const loginRequirements = described({
  summary: 'What the sign-in and sign-up forms of this event ask for.',
  errors: ['event_not_found'],
  input: v.object({ event: v.optional(v.string()) }),
})

export const login = described({
  summary: 'Signs somebody in, or sends them the code that does.',
  errors: ['invalid_grant'],
  /** The identifier and secret that the event's requirements name; other fields are ignored. */
  input: v.object({
    email: v.nullish(emailAddress()),
    mobile: v.nullish(mobileNumber()),
    password: v.nullish(knownPassword()),
    secure_pin: v.nullish(securePin()),
  }),
})

export const register = described({
  summary: 'Begins a sign-up: the account opens with the code that is mailed, and who has one already is told by mail.',
  errors: ['registration_closed'],
  /** Missing fields that the event requires are returned as a `validation_error`. */
  input: v.object({
    first_name: v.nullish(personName('your first name')),
    last_name: v.nullish(personName('your last name')),
    email: emailAddress(),
    mobile: v.nullish(mobileNumber()),
    password: v.nullish(newPassword()),
  }),
})

export const verifyCode = described({
  summary: 'Takes a one-time code: signs its owner in, and opens the account where a sign-up was begun.',
  errors: ['invalid_otp'],
  input: v.object({ otp_id: v.string(), otp: oneTimeCode() }),
})

export const resendCode = described({
  summary: 'Sends another code; older ones stay good. Too early: `rate_limited`, with the seconds in `Retry-After`.',
  errors: ['invalid_otp'],
  input: v.object({ otp_id: v.string() }),
})

export const forgotPassword = described({
  summary: 'Mails a link to choose a new password, good once and for an hour. One answer for everybody.',
  input: v.object({ email: v.nullish(emailAddress()), mobile: v.nullish(mobileNumber()) }),
})

export const resetPassword = described({
  summary: 'Chooses a new password with the token of a mailed link, ends all sessions and opens a new one.',
  errors: ['link_expired'],
  /** `token`: the query parameter `token` of the mailed link to `/reset-password`. */
  input: v.object({ token: v.string(), password: newPassword() }),
})

export const resendPin = described({
  summary: 'Mails a new secure PIN; the old one is good until the new one is used. One answer for everybody.',
  input: v.object({ email: v.nullish(emailAddress()), mobile: v.nullish(mobileNumber()) }),
})
