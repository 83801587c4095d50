import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { schedule } from '../../platform/jobs/schedule.ts'
import type { OrderRow } from './order-row.ts'

export const endOrderKind = 'end-order'

export interface EndOrder {
  /** Leaves an order alone whose payer has tried again meanwhile. */
  readonly onlyIfExpired?: boolean
}

/** Has an order ended at the payment provider after the commit, however often that has to be tried. */
export function scheduleEnd(
  trx: Kysely<Database>,
  { id }: Pick<OrderRow, 'id'>,
  payload: EndOrder = {},
): Promise<void> {
  return schedule(trx, { kind: endOrderKind, key: id, payload })
}
