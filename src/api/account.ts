import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import { codeSent, emailAddress, mobileNumber, newPassword, oneTimeCode, personName, proof, user } from './person.ts'
import { currency, decimals, instant, maybe, minor, nothing, yesNo } from './wire.ts'

/** How a charity may get in touch. */
export const channels = ['email', 'sms', 'phone', 'post'] as const

const line = (label: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(`Please enter ${label}`), v.maxLength(200))
const optionalLine = () => v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200)))

const address = v.object({
  line_1: v.string(),
  line_2: maybe(v.string()),
  city: v.string(),
  county: maybe(v.string()),
  /** Absent where a country has none. */
  postcode: maybe(v.string()),
  /** ISO 3166-1 alpha-2, such as GB. */
  country: v.string(),
})

const accountDetails = v.object({
  user,
  address: maybe(address),
  /** What was answered for this event's charity. A channel that is not listed was never asked about. */
  communication: v.array(v.object({ channel: v.picklist(channels), allowed: yesNo(), decided_at: instant() })),
  /** Which secrets the account has: what may be asked for as proof. A code can always be sent. */
  has_password: yesNo(),
  has_secure_pin: yesNo(),
  created_at: instant(),
})

export const account = endpoint({
  method: 'GET',
  path: '/account',
  scope: 'event',
  access: 'user',
  summary: 'What the signed-in person has told about themselves.',
  input: v.object({}),
  output: accountDetails,
})

export const updateDetails = endpoint({
  method: 'PATCH',
  path: '/account/details',
  scope: 'event',
  access: 'user',
  summary: 'Changes name and mobile number. No number: null.',
  input: v.object({
    first_name: personName('your first name'),
    last_name: personName('your last name'),
    mobile: v.nullish(mobileNumber()),
  }),
  output: accountDetails,
})

export const updateAddress = endpoint({
  method: 'PUT',
  path: '/account/address',
  scope: 'event',
  access: 'user',
  summary: 'Keeps the postal address, or forgets it: null.',
  input: v.object({
    address: v.nullable(
      v.object({
        line_1: line('address line 1'),
        line_2: optionalLine(),
        city: line('town or city'),
        county: optionalLine(),
        postcode: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(12))),
        country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Please choose a country')),
      }),
    ),
  }),
  output: accountDetails,
})

export const updateCommunication = endpoint({
  method: 'PUT',
  path: '/account/communication',
  scope: 'event',
  access: 'user',
  summary: "Writes down an explicit yes or no for each channel named, for this event's charity.",
  input: v.object({
    choices: v.pipe(
      v.array(v.object({ channel: v.picklist(channels), allowed: v.picklist(['yes', 'no']) })),
      v.minLength(1),
      v.maxLength(channels.length),
    ),
  }),
  output: accountDetails,
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/account/email',
  scope: 'event',
  access: 'user',
  summary:
    "Sends a code to a new address, which becomes the account's with that code. Proof: password, PIN, or a code. The old address is told.",
  errors: ['invalid_proof', 'invalid_otp'],
  input: v.object({ ...proof, email: emailAddress() }),
  output: v.object(codeSent),
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/account/email/confirm',
  scope: 'event',
  access: 'user',
  summary: 'Takes the code that was sent to the new address.',
  errors: ['invalid_otp'],
  input: v.object({ otp_id: v.string(), otp: oneTimeCode() }),
  output: accountDetails,
})

export const sendProofCode = endpoint({
  method: 'POST',
  path: '/account/code',
  scope: 'event',
  access: 'user',
  summary: 'Mails a code that stands in for a password or PIN where one is asked for again.',
  input: v.object({}),
  output: v.object(codeSent),
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/account/password',
  scope: 'event',
  access: 'user',
  summary: 'Sets or changes the password, and ends all other sessions. Proof: the old one, the PIN, or a code.',
  errors: ['invalid_proof', 'invalid_otp'],
  input: v.object({ ...proof, new_password: newPassword() }),
  output: nothing(),
})

export const sessions = endpoint({
  method: 'GET',
  path: '/account/sessions',
  scope: 'event',
  access: 'user',
  summary: 'Where this account is signed in, last used first.',
  input: v.object({}),
  output: v.array(
    v.object({
      session_id: v.string(),
      /** Such as "Chrome on Android"; absent where the browser did not say. */
      device: maybe(v.string()),
      began_at: instant(),
      used_at: instant(),
      /** The session of this very call. */
      is_current: yesNo(),
    }),
  ),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/account/sessions/:session_id',
  scope: 'event',
  access: 'user',
  summary: 'Signs one device out. All of them: `POST /users/logout` with `everywhere`.',
  errors: ['session_not_found'],
  input: v.object({ session_id: v.string() }),
  output: nothing(),
})

export const accountDonations = endpoint({
  method: 'GET',
  path: '/account/donations',
  scope: 'event',
  access: 'user',
  summary: "The signed-in person's gifts to this event, newest first, with what they declared for Gift Aid.",
  input: v.object({}),
  output: v.array(
    v.object({
      donation_id: v.string(),
      order_id: v.string(),
      order_reference: v.string(),
      given_at: instant(),
      /** Minor units. */
      amount: minor(),
      refunded: minor(),
      currency: currency(),
      currency_decimals: decimals(),
      message: maybe(v.string()),
      anonymous: yesNo(),
      /** Absent where nothing was declared. */
      gift_aid: maybe(v.object({ declaration: v.string(), declared_at: instant() })),
    }),
  ),
})

export const accountData = endpoint({
  method: 'GET',
  path: '/account/data',
  scope: 'event',
  access: 'user',
  summary: 'Everything that is kept about the signed-in person, to save as a file.',
  input: v.object({}),
  /** `exported_at`, and one member for each kind of record. Secrets are not in it. */
  output: v.looseObject({ exported_at: instant() }),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/account/delete',
  scope: 'event',
  access: 'user',
  summary: 'Deletes the account and ends its sessions. Orders stay with the charity, as far as the law asks.',
  errors: ['invalid_proof', 'invalid_otp'],
  input: v.object(proof),
  /** Nobody is told so by whatever else answers in the server's place. */
  output: v.object({ result: v.literal('deleted') }),
})

export type Account = OutputOf<typeof account>
