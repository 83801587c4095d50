import type { Transaction } from 'kysely'
import { passwordMinimum, securePinLength } from '../../../../src/api/person.ts'
import type { endpoints } from '../../../../src/api/table.ts'
import { pathTo } from '../../../../src/lib/path-to.ts'
import type { Database } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { normalEmail } from '../../platform/hashes.ts'
import { HttpError, validationError } from '../../platform/http/http-error.ts'
import { countWrong } from '../../platform/http/rate-limit.ts'
import { type Call, type Handler, personOrRefuse } from '../call.ts'
import { callerOf, hashingOf, signInDeviceOf, siteAddressOf } from '../caller.ts'
import { findAccounts, type Identifier, identifierOf } from '../find-account.ts'
import { type Familiarity, familiaritiesOf, weakest } from '../known-callers.ts'
import { guessingLimits } from '../limits.ts'
import { ownerOfMailLink, useMailLink } from '../mail-links.ts'
import { refuseBadMobile } from '../mobiles.ts'
import { type Hashing, hashPassword, passwordMatches } from '../passwords.ts'
import { ownerOfPin } from '../pins.ts'
import { sendCode } from '../send-code.ts'
import { closeSession, closeSessions, openSession, type Person } from '../sessions.ts'
import { refuseMissing } from '../sign-up.ts'
import { wireUser } from '../wire-user.ts'

export const loginRequirements: Handler<typeof endpoints.loginRequirements> = async call => {
  const event = await call.event()
  return {
    ...event.login,
    password_minimum_length: passwordMinimum,
    secure_pin_length: securePinLength,
    registration_open: event.registration_open ? 'yes' : 'no',
    guest_checkout_enabled: event.guest_checkout ? 'yes' : 'no',
  }
}

export const login: Handler<typeof endpoints.login> = async call => {
  const event = await call.event()
  const identifier = identifierOf(event, call.input)
  const { secret } = event.login
  if (secret === 'otp') return { result: 'code_sent', ...(await sendSignInCode(call, identifier)) }
  const { db, now } = call.context
  const people = await findAccounts(db, identifier)
  const person = await ownerOfSecret(call, secret, identifier, people)
  if (!person) throw notSignedIn(identifier, secret)
  const session = await inTransaction(db, async trx => {
    if (!(await holdsPassword(trx, person))) throw notSignedIn(identifier, secret)
    return openSession(trx, person.id, now(), signInDeviceOf(call))
  })
  return { result: 'signed_in', ...session, user: await wireUser(db, event, person) }
}

/**
 * Is the password still the one that was checked? The check takes long enough for a new one to be chosen meanwhile,
 * which ends all sessions; so this session must not begin.
 */
async function holdsPassword(trx: Transaction<Database>, { id, password }: Person): Promise<boolean> {
  const now = await trx.selectFrom('users').select('password').where('id', '=', id).forShare().executeTakeFirst()
  return now !== undefined && now.password === password
}

/** Hashes and sends a code for known people, too, so that the time reveals nothing. */
export const register: Handler<typeof endpoints.register> = async call => {
  const { context, input } = call
  const event = await call.event()
  if (!event.registration_open) {
    throw new HttpError(403, { error: 'registration_closed', error_description: 'Nobody can register at present.' })
  }
  refuseMissing(event, input)
  refuseBadMobile(input.mobile, event.settings.locale)
  const { email, first_name, last_name, mobile } = input
  return sendCode(context, {
    event,
    purpose: 'sign_up',
    subject: normalEmail(email),
    recipient: email,
    details: async () => ({
      email,
      first_name: first_name ?? '',
      last_name: last_name ?? '',
      mobile: mobile ?? null,
      password: input.password ? await hashPassword(input.password, hashingOf(call)) : null,
    }),
    caller: callerOf(call),
    site: await siteAddressOf(call),
  })
}

export const logout: Handler<typeof endpoints.logout> = async call => {
  const { context, token, input } = call
  if (input.everywhere === 'yes') await closeSessions(context.db, (await personOrRefuse(call)).id)
  else if (token) await closeSession(context.db, token)
  return {}
}

export const profile: Handler<typeof endpoints.profile> = async call => {
  const { db, now } = call.context
  const event = await call.event()
  const base_url = event.settings.url_root_path
  const { user_token } = call.input
  const other = user_token === undefined ? undefined : await otherThanOwner(call, user_token)
  if (other) {
    const redirect_route = `${pathTo('switch-account')}#${user_token}`
    return { user: await wireUser(db, event, other), access_token: null, redirect_route, base_url }
  }
  const link = user_token === undefined ? undefined : await useMailLink(db, user_token, now())
  if (!link) {
    const person = await call.person()
    // Somebody who is signed in stays so and needs no link.
    if (!person && user_token !== undefined) throw linkUsed()
    const user = person ? await wireUser(db, event, person) : null
    return { user, access_token: null, redirect_route: null, base_url }
  }
  const { access_token } = await openSession(db, link.userId, now(), signInDeviceOf(call))
  const person = await db.selectFrom('users').selectAll().where('id', '=', link.userId).executeTakeFirstOrThrow()
  return { user: await wireUser(db, event, person), access_token, redirect_route: link.redirectRoute, base_url }
}

/**
 * The caller, if they are signed in as somebody else than the link is for. Then the link stays unused until they say
 * that they want it: whoever sends somebody a link of their own account must not get what that person does next, such
 * as a card that they save.
 */
async function otherThanOwner(call: Call<unknown>, link: string): Promise<Person | undefined> {
  const owner = await ownerOfMailLink(call.context.db, link, call.context.now())
  const caller = owner === undefined ? undefined : await personOrNone(call)
  return caller?.id === owner ? undefined : caller
}

/** A session that has ended does not keep anybody from using a link. */
function personOrNone(call: Call<unknown>): Promise<Person | undefined> {
  return call.person().catch(problem => {
    if (problem instanceof HttpError) return undefined
    throw problem
  })
}

/** Not 401, which would end the caller's own session. */
function linkUsed(): HttpError {
  return new HttpError(400, {
    error: 'link_expired',
    error_header: 'This link is used up',
    error_description: 'This link has been used, or is too old. Please sign in instead.',
  })
}

type Secret = 'password' | 'secure_pin'

type LoginCall = Call<{ password?: string | null | undefined; secure_pin?: string | null | undefined }>

async function sendSignInCode(call: LoginCall, { type, normal }: Identifier) {
  const { context } = call
  const people = await findAccounts(context.db, { type, normal })
  const person = people.length === 1 ? people[0] : undefined
  return sendCode(context, {
    event: await call.event(),
    purpose: 'sign_in',
    subject: person?.email_normal ?? normal,
    recipient: person?.email ?? (type === 'email' ? normal : null),
    caller: callerOf(call),
    site: await siteAddressOf(call),
  })
}

async function ownerOfSecret(
  call: LoginCall,
  secret: Secret,
  identifier: Identifier,
  people: readonly Person[],
): Promise<Person | undefined> {
  const { context, input } = call
  const given = input[secret]
  if (!given) {
    throw validationError({ [secret]: secret === 'password' ? 'Please enter your password' : 'Please enter your PIN' })
  }
  const { db, now } = context
  const caller = callerOf(call)
  const familiarities = await familiaritiesOf(db, people, caller)
  const hashing = hashingOf(call)
  const at = now()
  const look = (among: readonly Person[], known: Familiarity) =>
    countWrong(db, guessingLimits({ what: secret, account: identifier.normal, caller, known }), at, () =>
      secret === 'secure_pin'
        ? ownerOfPin(db, among, given, { now: at, hashing })
        : ownerOfPassword(among, given, hashing),
    )
  // Of people who share a number, somebody may guess more often only at the accounts that know them.
  const known = people.filter(({ id }) => familiarities.has(id))
  const others = people.filter(({ id }) => !familiarities.has(id))
  const own = known.length ? await look(known, weakest(known.map(({ id }) => familiarities.get(id)))) : undefined
  return own ?? (known.length && !others.length ? undefined : look(others, undefined))
}

async function ownerOfPassword(
  people: readonly Person[],
  given: string,
  hashing: Hashing,
): Promise<Person | undefined> {
  for (const person of people.length ? people : [undefined]) {
    if (await passwordMatches(given, person?.password ?? undefined, hashing)) return person
  }
  return undefined
}

/** The same answer after the same time for an unknown account and a wrong secret. */
function notSignedIn({ type }: Identifier, secret: Secret): HttpError {
  return new HttpError(401, {
    error: 'invalid_grant',
    error_header: 'Sign in failed',
    error_description: notRight[type][secret],
  })
}

const notRight = {
  email: {
    password: 'The email address or the password is not right.',
    secure_pin: 'The email address or the PIN is not right.',
  },
  mobile: {
    password: 'The mobile number or the password is not right.',
    secure_pin: 'The mobile number or the PIN is not right.',
  },
} as const
