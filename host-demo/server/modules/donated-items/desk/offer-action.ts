import { isDeepStrictEqual } from 'node:util'
import type { Transaction, Updateable } from 'kysely'
import type { InferInput } from 'valibot'
import type { adminDonatedItem } from '../../../../../src/api/admin-donated-items.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import { type Call, personOrRefuse } from '../../../identity/call.ts'
import type { Event } from '../../../identity/events.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { lockOffer, type Offer } from '../find-offer.ts'
import { lotsThere } from '../given-lots.ts'
import { detailsOf, recorded } from './desk-wire.ts'

interface Asked {
  readonly offer_id: string
  readonly revision: number
}

interface Work {
  readonly trx: Transaction<Database>
  readonly event: Event
  readonly offer: Offer
  /** Its lot, while the auction has it. */
  readonly lot: string | undefined
  readonly at: Date
}

interface Action<Input> {
  readonly action: string
  /** Is the offer already what is asked for? Then the answer to the first request was lost. */
  isDone(offer: Offer, input: Input, at: Pick<Work, 'trx' | 'lot'>): boolean | Promise<boolean>
  /** Returns what changes. */
  change(work: Work, call: Call<Input>): Promise<Updateable<Database['donated_items']>>
}

/**
 * Makes the handler of an organiser's action on an offer, which must be the revision that the desk has seen, with an
 * entry in the audit log.
 */
export function offerAction<Input extends Asked>({ action, isDone, change }: Action<Input>) {
  return async (call: Call<Input>): Promise<InferInput<typeof adminDonatedItem.output>> => {
    const { context, input } = call
    const event = await call.event()
    const person = await personOrRefuse(call)
    const answer = await inTransaction(context.db, async trx => {
      const offer = await lockOffer(trx, event.id, input.offer_id, context.rowLocks)
      const [lot] = await lotsThere(context, trx, event.id, [offer])
      if (offer.revision !== input.revision) {
        const isLost = offer.revision === input.revision + 1 && offer.decided_by === person.id
        if (isLost && (await isDone(offer, input, { trx, lot })))
          return detailsOf(event, offer, new Set(lot ? [lot] : []))
        throw changed()
      }
      const at = await databaseTime(trx, context.now)
      const changes = await change({ trx, event, offer, lot, at }, call)
      const after = await writeOffer(trx, offer, { ...changes, decided_by: person.id })
      const entry = { action, kind: 'donated_item', id: offer.id, title: offer.title }
      if (!isDeepStrictEqual(recorded(offer), recorded(after))) {
        await recordAction(trx, call, { ...entry, before: recorded(offer), after: recorded(after) })
      }
      return detailsOf(event, after, await lotsThere(context, trx, event.id, [after]))
    })
    context.outbox.wake()
    context.jobs.wake()
    return answer
  }
}

/** Needs the offer's lock. */
export function writeOffer(
  trx: Transaction<Database>,
  { id, revision }: Offer,
  changes: Updateable<Database['donated_items']>,
): Promise<Offer> {
  return trx
    .updateTable('donated_items')
    .set({ ...changes, revision: revision + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const changed = () =>
  new HttpError(409, {
    error: 'donated_item_changed',
    error_description: 'Somebody else has changed this offer since you opened it. Nothing of yours was done yet.',
  })
