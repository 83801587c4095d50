import type { endpoints } from '../../../../../src/api/table.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import { type Handler, personOrRefuse } from '../../../identity/call.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { validationError } from '../../../platform/http/http-error.ts'
import { changeLot } from '../change-lot.ts'
import { lockLot } from '../find-lot.ts'
import { subjectOf } from '../stock.ts'

/** Lets the categories close one after the other. Repeating it changes nothing, so it needs no idempotency key. */
export const setClosingTimes: Handler<typeof endpoints.setClosingTimes> = async call => {
  const { context, input } = call
  const { db, rowLocks } = context
  const event = await call.event()
  const person = await personOrRefuse(call)
  const first = Date.parse(input.first_at)
  const categories = await inTransaction(db, async trx => {
    const lots = await trx
      .selectFrom('lots')
      .leftJoin('lot_categories', 'lot_categories.id', 'lots.category_id')
      .select(['lots.id', 'lots.title', 'opens_at', 'category_id'])
      .where('lots.event_id', '=', event.id)
      .where('state', '=', 'open')
      .where('kind', 'in', ['competitive_bid', 'sealed_bid', 'buy_now', 'sponsor_item'])
      .orderBy('place')
      .execute()
    await lockSubjects(trx, rowLocks, lots.map(subjectOf))
    const at = await databaseTime(trx, context.now)
    if (first <= at.getTime()) throw validationError({ first_at: 'This time has passed already' })
    const ids = [...new Set(lots.map(({ category_id }) => category_id))]
    const endOf = (category: string | null) => new Date(first + ids.indexOf(category) * input.minutes_apart * 60_000)
    const unopened = lots.find(({ opens_at, category_id }) => opens_at >= endOf(category_id))
    if (unopened) {
      throw validationError({
        first_at: { sentence: '“{title}” would end before it opens', values: { title: unopened.title } },
      })
    }
    // Locked in one order, so that two of these calls cannot deadlock.
    for (const { id, category_id } of [...lots].sort((one, other) => (one.id < other.id ? -1 : 1))) {
      const closes_at = endOf(category_id)
      const lot = await lockLot(trx, event.id, id, rowLocks)
      if (lot.state !== 'open' || lot.effective_ends_at.getTime() === closes_at.getTime()) continue
      const entry = { kind: 'rescheduled', actor: { id: person.id, key: null } } as const
      // Restarts the interruption: when the bidding goes on, the new end must move by the rest of it only.
      const paused_at = lot.paused_at && at
      await changeLot(trx, event, lot, at, entry, { closes_at, effective_ends_at: closes_at, paused_at })
    }
    const after = ids.map(category_id => ({
      category_id,
      closes_at: endOf(category_id).toISOString(),
      items: lots.filter(lot => lot.category_id === category_id).length,
    }))
    await recordAction(trx, call, {
      action: 'rescheduled',
      kind: 'lot_closing',
      id: event.id,
      title: event.name,
      before: null,
      after: { categories: after },
    })
    return after
  })
  context.outbox.wake()
  context.jobs.wake()
  return { categories }
}
