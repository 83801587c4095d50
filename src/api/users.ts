import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { instant, maybe, nothing, yesNo } from './wire.ts'

const emailAddress = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.email('Enter an email address in the correct format, like name@example.com'),
    v.maxLength(254),
  )
const name = (label: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(`Please enter ${label}`), v.maxLength(100))

export const user = v.object({
  user_id: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email: maybe(v.string()),
  mobile: maybe(v.string()),
})

export const loginRequirements = endpoint({
  method: 'GET',
  path: '/users/login-requirements',
  scope: 'app',
  access: 'open',
  summary: 'What the sign-in and sign-up forms of this event ask for.',
  errors: ['event_not_found'],
  input: v.object({ event: v.optional(v.string()) }),
  output: v.object({
    identifier: v.picklist(['email', 'mobile']),
    secret: v.picklist(['password', 'secure_pin', 'otp']),
    password_minimum_length: v.number(),
    registration_open: yesNo(),
    registration_fields: v.array(
      v.object({
        name: v.picklist(['first_name', 'last_name', 'email', 'mobile', 'password']),
        required: yesNo(),
      }),
    ),
  }),
})

const session = v.object({
  /** Opaque; goes into the `authorization` header. Kept in local storage. */
  access_token: v.string(),
  expires_at: instant(),
  user,
})

export const login = endpoint({
  method: 'POST',
  path: '/users/login',
  scope: 'event',
  access: 'anyone',
  summary: 'Signs somebody in.',
  errors: ['invalid_grant'],
  input: v.object({
    email: emailAddress(),
    password: v.pipe(v.string(), v.nonEmpty('Please enter your password'), v.maxLength(200)),
  }),
  output: session,
})

export const register = endpoint({
  method: 'POST',
  path: '/users/register',
  scope: 'event',
  access: 'anyone',
  summary: 'Opens an account and signs its owner in.',
  errors: ['registration_closed', 'account_exists'],
  input: v.object({
    first_name: name('your first name'),
    last_name: name('your last name'),
    email: emailAddress(),
    mobile: v.nullish(v.pipe(v.string(), v.maxLength(30))),
    password: v.pipe(v.string(), v.minLength(6, 'Your password must be at least 6 characters'), v.maxLength(200)),
  }),
  output: session,
})

export const logout = endpoint({
  method: 'POST',
  path: '/users/logout',
  scope: 'event',
  access: 'user',
  summary: 'Ends the session: the token is worth nothing from now on.',
  input: v.object({}),
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
