import type { InferInput } from 'valibot'
import { passwordMinimum, securePinLength, type user } from '../../../src/api/person.ts'
import type { endpoints } from '../../../src/api/table.ts'
import { normalEmail } from '../accounts/hashes.ts'
import { useMailLink } from '../accounts/mail-links.ts'
import { passwordMatches } from '../accounts/passwords.ts'
import { closeSession, openSession, type Person } from '../accounts/sessions.ts'
import { type Handler, personOrRefuse } from '../http/call.ts'
import { HttpError, validationError } from '../http/http-error.ts'
import { countOrRefuse } from '../http/rate-limit.ts'

export const loginRequirements: Handler<typeof endpoints.loginRequirements> = async call => {
  const event = await call.event()
  return {
    ...event.login,
    password_minimum_length: passwordMinimum,
    secure_pin_length: securePinLength,
    guest_checkout_enabled: event.guest_checkout ? 'yes' : 'no',
    registration_open: event.registration_open ? 'yes' : 'no',
  }
}

/** Unknown address and wrong password: one answer, after one time. */
export const login: Handler<typeof endpoints.login> = async ({ context, input, address }) => {
  const { db, now } = context
  if (!input.email || !input.password) throw validationError({ email: 'Please enter your email address' })
  const email = normalEmail(input.email)
  // A ballroom shares one address: it is the account that is guarded first.
  await countOrRefuse(
    db,
    [
      { of: ['login', email, address], most: 10, minutes: 15 },
      { of: ['login', email], most: 50, minutes: 15 },
      { of: ['login from', address], most: 1000, minutes: 15 },
    ],
    now(),
  )
  const person = await db.selectFrom('users').selectAll().where('email_normal', '=', email).executeTakeFirst()
  if ((await passwordMatches(input.password, person?.password)) && person) {
    return { result: 'signed_in', ...(await openSession(db, person.id, now())), user: wireOf(person) }
  }
  throw new HttpError(401, {
    error: 'invalid_grant',
    error_header: 'Sign in failed',
    error_description: 'The email address or the password is not right.',
  })
}

export const logout: Handler<typeof endpoints.logout> = async ({ context, token }) => {
  if (token) await closeSession(context.db, token)
  return {}
}

export const profile: Handler<typeof endpoints.profile> = async call => {
  const { db, now } = call.context
  const { settings } = await call.event()
  const base_url = settings.url_root_path
  if (call.input.user_token === undefined) {
    const person = await call.person()
    return { user: person ? wireOf(person) : null, access_token: null, redirect_route: null, base_url }
  }
  const link = await useMailLink(db, call.input.user_token, now())
  if (!link)
    throw new HttpError(401, { error: 'invalid_token', error_description: 'This link has been used, or is too old.' })
  const { access_token } = await openSession(db, link.userId, now())
  const person = await personOrRefuse({ person: () => personById(call.context.db, link.userId) })
  return { user: wireOf(person), access_token, redirect_route: link.redirectRoute, base_url }
}

function personById(db: Parameters<typeof openSession>[0], id: string): Promise<Person | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

function wireOf({ id, first_name, last_name, email, mobile }: Person): InferInput<typeof user> {
  return { user_id: id, first_name, last_name, email, mobile }
}
