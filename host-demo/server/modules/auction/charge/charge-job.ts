import { type Kysely, sql } from 'kysely'
import { cardsOf } from '../../../checkout/payments/saved-cards.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import { schedule } from '../../../platform/jobs/schedule.ts'
import { subjectOf } from '../stock.ts'
import { isPromised } from '../won-lots.ts'
import { chargeWinner } from './charge-winner.ts'
import { unpaidOf } from './chargeable.ts'
import { chargeKind } from './schedule-charges.ts'
import { findWinner } from './winner.ts'

/** Milliseconds to wait for a winner who is paying themselves. */
const timeLimit = 10 * 60_000

/**
 * Charges a winner's saved card after the close. Winners without one pay by the link in their mail, and those who have
 * promised to pay otherwise as they were told.
 */
export const chargeWinnerJob: JobKind = {
  kind: chargeKind,
  async run(context, { key: bidder }) {
    const { db, now } = context
    const winner = await findWinner(db, bidder)
    if (!winner || !(await cardsOf(db, winner.person.id)).length) return forgetPlan(db, bidder)
    if (await isPaying(db, bidder)) {
      return schedule(db, { kind: chargeKind, key: bidder, dueAt: new Date(now().getTime() + timeLimit) })
    }
    const { isMore } = await chargeWinner(context, winner)
    await forgetPlan(db, bidder, isPromised)
    if (isMore) await schedule(db, { kind: chargeKind, key: bidder })
  },
}

/**
 * Called when their card or account was removed meanwhile, or they have promised to pay otherwise.
 * @param which of their wins. Default: all
 */
async function forgetPlan(db: Kysely<Database>, bidder: string, which = sql<boolean>`true`): Promise<void> {
  await db
    .updateTable('lot_wins')
    .set({ charge_state: 'none' })
    .where('bidder_id', '=', bidder)
    .where('charge_state', '=', 'planned')
    .where(which)
    .execute()
}

/** Does the winner have an unpaid order for it that has not expired? */
async function isPaying(db: Kysely<Database>, bidder: string): Promise<boolean> {
  const subjects = (await unpaidOf(db, bidder)).map(({ lot_id }) => `${subjectOf({ id: lot_id })}:${bidder}`)
  if (!subjects.length) return false
  const found = await db
    .selectFrom('holds')
    .innerJoin('order_lines', 'order_lines.id', 'holds.order_line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('orders.id')
    .where('holds.subject', 'in', subjects)
    .where('orders.status', '=', 'pending')
    .where('orders.payment_intent_id', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}
