import { createHash } from 'node:crypto'
import type { endpoints } from '../../../../src/api/table.ts'
import { handoverCode } from '../../../../src/lib/handover.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { createAuthorizationCode, useAuthorizationCode } from '../authorization-codes.ts'
import { type Handler, personOrRefuse } from '../call.ts'
import { signInDeviceOf } from '../caller.ts'
import { isKnownPage, untrustedSource } from '../cors.ts'
import { openSession } from '../sessions.ts'
import { wireUser } from '../wire-user.ts'

export const authorizePage: Handler<typeof endpoints.authorizePage> = async call => {
  const { context, input, http } = call
  const person = await personOrRefuse(call)
  const { id: eventId } = await call.event()
  const page = new URL(input.page)
  if (page.username || page.password) throw untrustedSource()
  if (!(await isKnownPage(context, http.req.url, page.origin, eventId))) throw untrustedSource()
  const authorization = { userId: person.id, eventId, origin: page.origin, challenge: input.code_challenge }
  page.searchParams.set(handoverCode, await createAuthorizationCode(context.db, authorization, context.now()))
  return { page: page.href }
}

export const exchangeCode: Handler<typeof endpoints.exchangeCode> = async call => {
  const { context, input, http } = call
  const { db, now } = context
  const event = await call.event()
  const authorization = {
    eventId: event.id,
    origin: http.req.header('origin') ?? '',
    challenge: createHash('sha256').update(input.code_verifier).digest('base64url'),
  }
  return inTransaction(db, async trx => {
    const userId = await useAuthorizationCode(trx, input.code, authorization, now())
    if (userId === undefined) throw codeExpired()
    const session = await openSession(trx, userId, now(), signInDeviceOf(call), event.id)
    const person = await trx.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
    return { ...session, user: await wireUser(trx, event, person) }
  })
}

/** The same for a code of another page or event, so that somebody with a stolen code learns nothing about it. */
function codeExpired(): HttpError {
  return new HttpError(400, {
    error: 'code_expired',
    error_description: 'This sign-in has taken too long. Please sign in again.',
  })
}
