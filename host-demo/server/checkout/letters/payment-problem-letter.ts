import type { Transaction } from 'kysely'
import { formatMoney } from '../../../../src/lib/money.ts'
import type { Context } from '../../platform/context.ts'
import { decimalsOf } from '../../platform/currency.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { words } from '../words.ts'
import { moneyOf } from './order-rows.ts'
import { payerOf, tellOrganisers } from './tell-organisers.ts'

interface Arrived {
  /** Minor units of its currency, which may be another than the order's. */
  readonly amount: number
  readonly currency: string
}

/** Tells the organisers who may see payments of one that does not match its order. */
export async function postPaymentProblem(
  trx: Transaction<Database>,
  context: Pick<Context, 'now' | 'publicUrl'>,
  order: OrderRow,
  { amount: minor, currency }: Arrived,
): Promise<void> {
  const event = await trx.selectFrom('events').selectAll().where('id', '=', order.event_id).executeTakeFirstOrThrow()
  const { reference, total } = order
  const arrived = formatMoney({ minor, currency, decimals: decimalsOf(currency) }, event.settings.locale)
  await tellOrganisers(trx, context, event, {
    kind: 'payment_problem',
    subject: words('problemSubject', { reference }),
    text: words('problem'),
    rows: [
      [words('reference'), reference],
      [words('problemFrom'), payerOf(order)],
      [words('problemDue'), moneyOf(event, order)(total)],
      [words('problemArrived'), arrived],
    ],
  })
}
