import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { codeSent, session } from './person.ts'
import type * as inputs from './users.input.ts'
import { count, nothing, yesNo } from './wire.ts'

export const loginRequirements = endpoint<typeof inputs.loginRequirements>()({
  method: 'GET',
  path: '/users/login-requirements',
  scope: 'app',
  access: 'open',
  output: v.object({
    /** The identifier of an account at sign-in. */
    identifier: v.picklist(['email', 'mobile']),
    /** The secret. `otp`: `login` takes only the identifier and sends a code. */
    secret: v.picklist(['password', 'secure_pin', 'otp']),
    password_minimum_length: count(),
    /** Digits of a secure PIN, which is generated and sent by mail. */
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

export const login = endpoint<typeof inputs.login>()({
  method: 'POST',
  path: '/users/login',
  scope: 'event',
  access: 'anyone',
  output: v.variant('result', [
    v.object({ result: v.literal('signed_in'), ...session }),
    /** If the event uses `otp`: continue with `POST /users/otp`. */
    v.object({ result: v.literal('code_sent'), ...codeSent }),
  ]),
})

export const register = endpoint<typeof inputs.register>()({
  method: 'POST',
  path: '/users/register',
  scope: 'event',
  access: 'anyone',
  output: v.object(codeSent),
})

export const verifyCode = endpoint<typeof inputs.verifyCode>()({
  method: 'POST',
  path: '/users/otp',
  scope: 'event',
  access: 'anyone',
  output: v.object({
    ...session,
    /** Did this code create the account? */
    is_new: yesNo(),
  }),
})

export const resendCode = endpoint<typeof inputs.resendCode>()({
  method: 'POST',
  path: '/users/otp/resend',
  scope: 'event',
  access: 'anyone',
  output: v.object(codeSent),
})

export const forgotPassword = endpoint<typeof inputs.forgotPassword>()({
  method: 'POST',
  path: '/users/forgot-password',
  scope: 'event',
  access: 'anyone',
  output: nothing(),
})

export const resetPassword = endpoint<typeof inputs.resetPassword>()({
  method: 'POST',
  path: '/users/reset-password',
  scope: 'event',
  access: 'anyone',
  output: v.object(session),
})

export const resendPin = endpoint<typeof inputs.resendPin>()({
  method: 'POST',
  path: '/users/resend-pin',
  scope: 'event',
  access: 'anyone',
  output: v.object({
    /** Seconds until another may be requested. */
    resend_in: count(),
  }),
})
