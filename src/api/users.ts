import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import {
  codeSent,
  emailAddress,
  knownPassword,
  mobileNumber,
  newPassword,
  oneTimeCode,
  personName,
  securePin,
  session,
  user,
} from './person.ts'
import { count, maybe, nothing, yesNo } from './wire.ts'

export const loginRequirements = endpoint({
  method: 'GET',
  path: '/users/login-requirements',
  scope: 'app',
  access: 'open',
  summary: 'What the sign-in and sign-up forms of this event ask for.',
  errors: ['event_not_found'],
  input: v.object({ event: v.optional(v.string()) }),
  output: v.object({
    /** What names an account at sign-in. */
    identifier: v.picklist(['email', 'mobile']),
    /** What proves it. `otp`: `login` takes the identifier alone and sends a code. */
    secret: v.picklist(['password', 'secure_pin', 'otp']),
    password_minimum_length: count(),
    /** Digits of a secure PIN. Nobody chooses it: it is sent by mail. */
    secure_pin_length: count(),
    registration_open: yesNo(),
    registration_fields: v.array(
      v.object({
        name: v.picklist(['first_name', 'last_name', 'email', 'mobile', 'password']),
        required: yesNo(),
      }),
    ),
    guest_checkout_enabled: yesNo(),
  }),
})

export const login = endpoint({
  method: 'POST',
  path: '/users/login',
  scope: 'event',
  access: 'anyone',
  summary: 'Signs somebody in, or sends them the code that does.',
  errors: ['invalid_grant'],
  /** Identifier and secret that the event's requirements name; others are passed over. */
  input: v.object({
    email: v.nullish(emailAddress()),
    mobile: v.nullish(mobileNumber()),
    password: v.nullish(knownPassword()),
    secure_pin: v.nullish(securePin()),
  }),
  output: v.variant('result', [
    v.object({ result: v.literal('signed_in'), ...session }),
    /** Where the event's secret is `otp`: on with `POST /users/otp`. */
    v.object({ result: v.literal('code_sent'), ...codeSent }),
  ]),
})

export const register = endpoint({
  method: 'POST',
  path: '/users/register',
  scope: 'event',
  access: 'anyone',
  summary: 'Begins a sign-up: the account opens with the code that is mailed, and who has one already is told by mail.',
  errors: ['registration_closed'],
  /** Fields that the event requires and that are missing come back as a `validation_error`. */
  input: v.object({
    first_name: v.nullish(personName('your first name')),
    last_name: v.nullish(personName('your last name')),
    email: emailAddress(),
    mobile: v.nullish(mobileNumber()),
    password: v.nullish(newPassword()),
  }),
  output: v.object(codeSent),
})

export const verifyCode = endpoint({
  method: 'POST',
  path: '/users/otp',
  scope: 'event',
  access: 'anyone',
  summary: 'Takes a one-time code: signs its owner in, and opens the account where a sign-up was begun.',
  errors: ['invalid_otp'],
  input: v.object({ otp_id: v.string(), otp: oneTimeCode() }),
  output: v.object({
    ...session,
    /** Was the account opened by this code? */
    is_new: yesNo(),
  }),
})

export const resendCode = endpoint({
  method: 'POST',
  path: '/users/otp/resend',
  scope: 'event',
  access: 'anyone',
  summary: 'Sends another code; older ones stay good. Too early: `rate_limited`, with the seconds in `Retry-After`.',
  errors: ['invalid_otp'],
  input: v.object({ otp_id: v.string() }),
  output: v.object(codeSent),
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/users/forgot-password',
  scope: 'event',
  access: 'anyone',
  summary: 'Mails a link to choose a new password, good once and for an hour. One answer for everybody.',
  input: v.object({ email: v.nullish(emailAddress()), mobile: v.nullish(mobileNumber()) }),
  output: nothing(),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/users/reset-password',
  scope: 'event',
  access: 'anyone',
  summary: 'Chooses a new password with the token of a mailed link, ends all sessions and opens a new one.',
  errors: ['link_expired'],
  /** `token`: the query parameter `token` of the link, which leads to `/reset-password`. */
  input: v.object({ token: v.string(), password: newPassword() }),
  output: v.object(session),
})

export const resendPin = endpoint({
  method: 'POST',
  path: '/users/resend-pin',
  scope: 'event',
  access: 'anyone',
  summary: 'Mails a new secure PIN; the old one is good until the new one is used. One answer for everybody.',
  input: v.object({ email: v.nullish(emailAddress()), mobile: v.nullish(mobileNumber()) }),
  output: v.object({
    /** Seconds after which another may be asked for. */
    resend_in: count(),
  }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/users/logout',
  scope: 'event',
  access: 'user',
  summary: 'Ends the session, or all of them: the token is worth nothing from now on.',
  input: v.object({ everywhere: v.nullish(v.picklist(['yes', 'no'])) }),
  output: nothing(),
})

export const profile = endpoint({
  method: 'GET',
  path: '/users/profile',
  scope: 'event',
  access: 'anyone',
  summary: 'Who is signed in, by token or by the `user_token` of a link in a mail.',
  errors: ['invalid_token'],
  input: v.object({ user_token: v.optional(v.string()) }),
  output: v.object({
    /** Absent for an anonymous visitor. */
    user: maybe(user),
    /** Only in answer to a `user_token`: the session that it opened. */
    access_token: maybe(v.string()),
    redirect_route: maybe(v.string()),
    base_url: maybe(v.string()),
  }),
})
