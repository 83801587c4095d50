import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { schedule } from '../../platform/jobs/schedule.ts'
import type { OrderRow } from './order-row.ts'

export const endOrderKind = 'end-order'

export interface EndOrder {
  /** Does nothing if the payer has tried again meanwhile. */
  readonly onlyIfExpired?: boolean
}

/** Schedules the end of an order at the payment provider, retried until it succeeds. */
export function scheduleEnd(
  trx: Kysely<Database>,
  { id }: Pick<OrderRow, 'id'>,
  payload: EndOrder = {},
): Promise<void> {
  return schedule(trx, { kind: endOrderKind, key: id, payload })
}
