import type { Event } from '../../identity/events.ts'
import type { Context } from '../../platform/context.ts'
import type { OrderRow } from '../payments/ledger.ts'
import { linesOf } from './order-lines.ts'
import { originOf } from './origins.ts'

/** Keeps what the lines of an unpaid order need anew: its payer tries again, with another card or after a reload. */
export async function renewLines({ db, now, rowLocks }: Context, event: Event, order: OrderRow): Promise<void> {
  const sale = { event, person: undefined, at: now(), rowLocks }
  await db.transaction().execute(async trx => {
    for (const line of await linesOf(trx, order)) await originOf(line).renew?.(trx, sale, line)
  })
}
