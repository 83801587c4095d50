import * as v from 'valibot'
import type * as inputs from './account.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { channels, codeSent, user } from './person.ts'
import { currency, decimals, instant, maybe, minor, nothing, yesNo } from './wire.ts'

const address = v.object({
  line_1: v.string(),
  line_2: maybe(v.string()),
  city: v.string(),
  county: maybe(v.string()),
  /** Absent in countries without postcodes. */
  postcode: maybe(v.string()),
  /** ISO 3166-1 alpha-2, such as GB. */
  country: v.string(),
})

const accountDetails = v.object({
  user,
  address: maybe(address),
  /** The answers for this event's charity. A channel that is not listed has not been asked about. */
  communication: v.array(v.object({ channel: v.picklist(channels), allowed: yesNo(), decided_at: instant() })),
  /** The secrets the account has, and can be asked for as proof. A one-time code can always be sent. */
  has_password: yesNo(),
  has_secure_pin: yesNo(),
  created_at: instant(),
})

export const account = endpoint<typeof inputs.account>()({
  method: 'GET',
  path: '/account',
  scope: 'event',
  access: 'user',
  output: accountDetails,
})

export const updateDetails = endpoint<typeof inputs.updateDetails>()({
  method: 'PATCH',
  path: '/account/details',
  scope: 'event',
  access: 'user',
  output: accountDetails,
})

export const updateAddress = endpoint<typeof inputs.updateAddress>()({
  method: 'PUT',
  path: '/account/address',
  scope: 'event',
  access: 'user',
  output: accountDetails,
})

export const updateCommunication = endpoint<typeof inputs.updateCommunication>()({
  method: 'PUT',
  path: '/account/communication',
  scope: 'event',
  access: 'user',
  output: accountDetails,
})

export const changeEmail = endpoint<typeof inputs.changeEmail>()({
  method: 'POST',
  path: '/account/email',
  scope: 'event',
  access: 'user',
  output: v.object(codeSent),
})

export const confirmEmail = endpoint<typeof inputs.confirmEmail>()({
  method: 'POST',
  path: '/account/email/confirm',
  scope: 'event',
  access: 'user',
  output: accountDetails,
})

export const sendProofCode = endpoint<typeof inputs.sendProofCode>()({
  method: 'POST',
  path: '/account/code',
  scope: 'event',
  access: 'user',
  output: v.object(codeSent),
})

export const changePassword = endpoint<typeof inputs.changePassword>()({
  method: 'POST',
  path: '/account/password',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

export const sessions = endpoint<typeof inputs.sessions>()({
  method: 'GET',
  path: '/account/sessions',
  scope: 'event',
  access: 'user',
  output: v.array(
    v.object({
      session_id: v.string(),
      /** Such as "Chrome on Android"; absent if unknown. */
      device: maybe(v.string()),
      began_at: instant(),
      used_at: instant(),
      /** The session of this call. */
      is_current: yesNo(),
    }),
  ),
})

export const endSession = endpoint<typeof inputs.endSession>()({
  method: 'DELETE',
  path: '/account/sessions/:session_id',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

export const accountDonations = endpoint<typeof inputs.accountDonations>()({
  method: 'GET',
  path: '/account/donations',
  scope: 'event',
  access: 'user',
  output: v.array(
    v.object({
      donation_id: v.string(),
      order_id: v.string(),
      order_reference: v.string(),
      /** What it was for, as on the receipt: whose page and which event, say. */
      title: maybe(v.string()),
      given_at: instant(),
      /** Minor units. */
      amount: minor(),
      refunded: minor(),
      currency: currency(),
      currency_decimals: decimals(),
      message: maybe(v.string()),
      anonymous: yesNo(),
      /** Absent without a declaration. */
      gift_aid: maybe(v.object({ declaration: v.string(), declared_at: instant() })),
    }),
  ),
})

export const accountData = endpoint<typeof inputs.accountData>()({
  method: 'GET',
  path: '/account/data',
  scope: 'event',
  access: 'user',
  /** `exported_at`, and one member for each kind of record. Without secrets. */
  output: v.looseObject({ exported_at: instant() }),
})

export const deleteAccount = endpoint<typeof inputs.deleteAccount>()({
  method: 'POST',
  path: '/account/delete',
  scope: 'event',
  access: 'user',
  /** A fixed result, so that the answer of a proxy is not mistaken for a deletion. */
  output: v.object({ result: v.literal('deleted') }),
})

export type Account = OutputOf<typeof account>
