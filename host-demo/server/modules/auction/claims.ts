import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { endpoints } from '../../../../src/api/table.ts'
import { type Handler, personOrRefuse } from '../../identity/call.ts'
import type { Database } from '../../platform/db/schema.ts'
import { serverSecret } from '../../platform/db/server-secret.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { sameText } from '../../platform/realtime/signatures.ts'
import { findBidder } from './bidders.ts'

/** Gives what a paddle in the room has won to the account that first opens its link and is signed in. */
export const claimPaddle: Handler<typeof endpoints.claimPaddle> = async call => {
  const { db } = call.context
  const event = await call.event()
  const person = await personOrRefuse(call)
  const [id = ''] = call.input.claim.split('.')
  if (!sameText(call.input.claim, await claimOf(db, id))) throw claimNotFound()
  return inTransaction(db, async trx => {
    const bidder = await trx
      .selectFrom('bidders')
      .select(['user_id', 'paddle'])
      .where('id', '=', id)
      .where('event_id', '=', event.id)
      .forUpdate()
      .executeTakeFirst()
    if (!bidder) throw claimNotFound()
    const { paddle, user_id } = bidder
    if (user_id !== null && user_id !== person.id) throw claimNotFound()
    const own = await findBidder(trx, event.id, person)
    if (own && own.id !== id) throw otherPaddle(own.paddle)
    await trx.updateTable('bidders').set({ user_id: person.id }).where('id', '=', id).execute()
    return { paddle }
  })
}

/** The bidder's id with its signature, as it is in the link. */
export async function claimOf(db: Kysely<Database>, bidder: string): Promise<string> {
  const secret = await serverSecret(db, 'paddle claims')
  return `${bidder}.${createHmac('sha256', secret).update(bidder).digest('base64url').slice(0, 32)}`
}

const claimNotFound = () =>
  new HttpError(404, {
    error: 'claim_not_found',
    error_description: 'This link is not valid. Please check that you opened all of it.',
  })

const otherPaddle = (paddle: number) =>
  new HttpError(409, {
    error: 'other_paddle',
    error_description: {
      sentence: 'You bid as paddle {paddle} here. Please pay for what another paddle has won at the desk.',
      values: { paddle },
    },
  })
