import type { Kysely } from 'kysely'
import type { OrderRow } from '../../../checkout/orders/order-row.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { schedule } from '../../../platform/jobs/schedule.ts'

export const numbersMailKind = 'mail-draw-numbers'

export const scheduleNumbersMail = (trx: Kysely<Database>, { id }: Pick<OrderRow, 'id'>): Promise<void> =>
  schedule(trx, { kind: numbersMailKind, key: id })
