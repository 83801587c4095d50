import { sql } from 'kysely'
import type { endpoints } from '../../../../src/api/table.ts'
import { sha256 } from '../../platform/hashes.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { type Handler, personOrRefuse } from '../call.ts'
import { normalMobile, refuseBadMobile } from '../mobiles.ts'
import { wireAccount } from '../wire-account.ts'

export const account: Handler<typeof endpoints.account> = async call =>
  wireAccount(call.context.db, await call.event(), await personOrRefuse(call))

export const updateDetails: Handler<typeof endpoints.updateDetails> = async call => {
  const { db } = call.context
  const event = await call.event()
  const person = await personOrRefuse(call)
  const { first_name, last_name, mobile } = call.input
  refuseBadMobile(mobile, event.settings.locale)
  await db
    .updateTable('users')
    .set({
      first_name,
      last_name,
      mobile: mobile || null,
      mobile_normal: mobile ? normalMobile(mobile, event.settings.locale) : null,
    })
    .where('id', '=', person.id)
    .execute()
  return wireAccount(db, event, person)
}

export const updateAddress: Handler<typeof endpoints.updateAddress> = async call => {
  const { db } = call.context
  const person = await personOrRefuse(call)
  const { address } = call.input
  await db
    .updateTable('users')
    .set({ address: address && JSON.stringify(address) })
    .where('id', '=', person.id)
    .execute()
  return wireAccount(db, await call.event(), person)
}

export const updateCommunication: Handler<typeof endpoints.updateCommunication> = async call => {
  const { db, now } = call.context
  const event = await call.event()
  const person = await personOrRefuse(call)
  // If a preference is named twice, the last value counts.
  const choices = new Map(call.input.choices.map(({ channel, allowed }) => [channel, allowed === 'yes']))
  await db
    .insertInto('communication_choices')
    .values(
      [...choices].map(([channel, allowed]) => ({
        user_id: person.id,
        event_id: event.id,
        channel,
        allowed,
        decided_at: now(),
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['user_id', 'event_id', 'channel']).doUpdateSet({
        allowed: sql`excluded.allowed`,
        decided_at: sql`excluded.decided_at`,
      }),
    )
    .execute()
  return wireAccount(db, event, person)
}

export const sessions: Handler<typeof endpoints.sessions> = async call => {
  const { db, now } = call.context
  const person = await personOrRefuse(call)
  const found = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', person.id)
    .where('expires_at', '>', now())
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute()
  const current = sha256(call.token ?? '')
  return found.map(session => ({
    session_id: session.id,
    device: session.device,
    began_at: session.began_at.toISOString(),
    used_at: session.used_at.toISOString(),
    is_current: session.token_hash === current ? 'yes' : 'no',
  }))
}

export const endSession: Handler<typeof endpoints.endSession> = async call => {
  const person = await personOrRefuse(call)
  const ended = await call.context.db
    .deleteFrom('sessions')
    .where('id', '=', call.input.session_id)
    .where('user_id', '=', person.id)
    .returning('id')
    .executeTakeFirst()
  if (ended) return {}
  throw new HttpError(404, { error: 'session_not_found', error_description: 'This device is signed out already.' })
}
