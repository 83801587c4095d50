import type { endpoints } from '../../../../src/api/table.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { countIfAllowed, countOrRefuse, waitOrRefuse } from '../../platform/http/rate-limit.ts'
import { postMail } from '../../platform/mail/post-mail.ts'
import { nextSecurePin, noAccount, passwordChanged, resetLink, resetMinutes } from '../account-letters.ts'
import type { Call, Handler } from '../call.ts'
import { callerOf, hashingOf, signInDeviceOf, siteAddressOf } from '../caller.ts'
import { findAccounts, identifierOf } from '../find-account.ts'
import { familiarityOf, forgetCallers } from '../known-callers.ts'
import { mailLimits, mailRoomLimit } from '../limits.ts'
import { createMailLink, dropMailLinks, ownerOfMailLink, useMailLink } from '../mail-links.ts'
import { hashPassword } from '../passwords.ts'
import { newPin, setNextPin } from '../pins.ts'
import { closeSessions, openSession, type Person } from '../sessions.ts'
import { wireUser } from '../wire-user.ts'

/** Seconds between two PINs. */
const pinWait = 60

export const forgotPassword: Handler<typeof endpoints.forgotPassword> = async call => {
  const { context } = call
  const { people, unknown } = await accountsOrAddress(call, 'reset')
  const event = await call.event()
  const site = await siteAddressOf(call)
  const now = context.now()
  await inTransaction(context.db, async trx => {
    const mailedAt = await databaseTime(trx, context.now)
    for (const person of people) {
      const token = await createMailLink(
        trx,
        { userId: person.id, purpose: 'reset_password', minutes: resetMinutes },
        now,
      )
      const link = `${site}/reset-password?token=${token}`
      await postMail(trx, event, person.email, resetLink(person.first_name, link), mailedAt)
    }
    if (unknown) await postMail(trx, event, unknown, noAccount(event, site), mailedAt)
  })
  context.jobs.wake()
  return {}
}

export const resetPassword: Handler<typeof endpoints.resetPassword> = async call => {
  const { context, input, address: network } = call
  const { db } = context
  const now = context.now()
  const event = await call.event()
  await countOrRefuse(db, [{ of: ['reset from', network], most: 1000, minutes: 60 }], now)
  if (!(await ownerOfMailLink(db, input.token, now, 'reset_password'))) throw linkExpired()
  const password = await hashPassword(input.password, hashingOf(call))
  const answer = await inTransaction(db, async trx => {
    const link = await useMailLink(trx, input.token, now, 'reset_password')
    if (!link) throw linkExpired()
    const person = await trx
      .updateTable('users')
      .set({ password })
      .where('id', '=', link.userId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await dropMailLinks(trx, person.id)
    await closeSessions(trx, person.id)
    await forgetCallers(trx, person.id)
    await postMail(trx, event, person.email, passwordChanged(person.first_name), now)
    const session = await openSession(trx, person.id, now, signInDeviceOf(call))
    return { ...session, user: await wireUser(trx, event, person) }
  })
  context.jobs.wake()
  return answer
}

/** A PIN is made and hashed for unknown people, too, so that the time reveals nothing. */
export const resendPin: Handler<typeof endpoints.resendPin> = async call => {
  const { context } = call
  const { people, unknown } = await accountsOrAddress(call, 'pin')
  const event = await call.event()
  const site = await siteAddressOf(call)
  const pins: { digits: string; hash: string; person: Person | undefined }[] = []
  for (const person of people.length ? people : [undefined]) pins.push({ ...(await newPin(hashingOf(call))), person })
  const now = context.now()
  await inTransaction(context.db, async trx => {
    const mailedAt = await databaseTime(trx, context.now)
    for (const { digits, hash, person } of pins) {
      if (!person) continue
      await setNextPin(trx, person.id, hash, now)
      await postMail(trx, event, person.email, nextSecurePin(person.first_name, digits), mailedAt)
    }
    if (unknown) await postMail(trx, event, unknown, noAccount(event, site), mailedAt)
  })
  context.jobs.wake()
  return { resend_in: pinWait }
}

type NamingCall = Call<{ email?: string | null | undefined; mobile?: string | null | undefined }>

/**
 * The accounts, since several can share a number, or the typed address if it has no account. Neither if the mail limit
 * is reached: the newest mail is still valid then.
 */
async function accountsOrAddress(
  call: NamingCall,
  what: 'reset' | 'pin',
): Promise<{ people: readonly Person[]; unknown?: string | undefined }> {
  const { context, input, address: network } = call
  const identifier = identifierOf(await call.event(), input, { other: true })
  if (what === 'pin') {
    await waitOrRefuse(context.db, { of: ['pin wait', identifier.normal, network], seconds: pinWait }, context.now)
  }
  await countOrRefuse(context.db, [mailRoomLimit(network)], context.now())
  const people = await findAccounts(context.db, identifier)
  const caller = callerOf(call)
  const known = await familiarityOf(context.db, people, caller)
  const limits = mailLimits({ what, recipient: identifier.normal, caller, known, goodFor: resetMinutes })
  if (!(await countIfAllowed(context.db, limits, context.now()))) return { people: [] }
  return { people, unknown: people.length || identifier.type === 'mobile' ? undefined : identifier.given }
}

function linkExpired(): HttpError {
  return new HttpError(400, {
    error: 'link_expired',
    error_header: 'This link is used up',
    error_description: 'This link has been used, or is older than an hour. Ask for a new one.',
  })
}
