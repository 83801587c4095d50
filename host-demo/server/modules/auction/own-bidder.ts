import type { endpoints } from '../../../../src/api/table.ts'
import { type Handler, personOrRefuse } from '../../identity/call.ts'
import { type Bidder, bidderOf, findBidder } from './bidders.ts'

export const accountBidder: Handler<typeof endpoints.accountBidder> = async call => {
  const event = await call.event()
  const bidder = await findBidder(call.context.db, event.id, await personOrRefuse(call))
  return bidder ? wireOf(bidder) : { paddle: null, display_name: null }
}

export const updateBidder: Handler<typeof endpoints.updateBidder> = async call => {
  const { db } = call.context
  const event = await call.event()
  const person = await personOrRefuse(call)
  const { id, paddle } = await bidderOf(db, event.id, person)
  const changed = await db
    .updateTable('bidders')
    .set({ shown_as: call.input.display_name ?? String(paddle) })
    .where('id', '=', id)
    // The account may have been deleted since. Then no name is changed.
    .where('user_id', '=', person.id)
    .returningAll()
    .executeTakeFirst()
  return changed ? wireOf(changed) : { paddle: null, display_name: null }
}

const wireOf = ({ paddle, shown_as }: Pick<Bidder, 'paddle' | 'shown_as'>) => ({
  paddle,
  display_name: shown_as === String(paddle) ? null : shown_as,
})
