import type { Transaction } from 'kysely'
import { formatMoney } from '../../../../src/lib/money.ts'
import { pathTo } from '../../../../src/lib/path-to.ts'
import { organisersWith } from '../../identity/memberships.ts'
import { siteAddress } from '../../identity/site-address.ts'
import type { Context } from '../../platform/context.ts'
import { decimalsOf } from '../../platform/currency.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import { postMail } from '../../platform/mail/post-mail.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { words } from '../words.ts'
import { moneyOf } from './order-rows.ts'

interface Arrived {
  /** Minor units of its currency, which may be another than the order's. */
  readonly amount: number
  readonly currency: string
}

/** Tells the organisers who may see payments of one that does not match its order. */
export async function postPaymentProblem(
  trx: Transaction<Database>,
  { now, publicUrl }: Pick<Context, 'now' | 'publicUrl'>,
  order: OrderRow,
  { amount: minor, currency }: Arrived,
): Promise<void> {
  const event = await trx.selectFrom('events').selectAll().where('id', '=', order.event_id).executeTakeFirstOrThrow()
  const { reference, total, first_name, last_name, email } = order
  const arrived = formatMoney({ minor, currency, decimals: decimalsOf(currency) }, event.settings.locale)
  const payer = [first_name, last_name, email].filter(Boolean).join(' ')
  const parts = [
    words('problem'),
    {
      rows: [
        [words('reference'), reference],
        [words('problemFrom'), payer],
        [words('problemDue'), moneyOf(event, order)(total)],
        [words('problemArrived'), arrived],
      ] as const,
    },
    { link: siteAddress(event, publicUrl) + pathTo('admin', { rest: ['payments'] }), label: words('problemSee') },
  ]
  const at = await databaseTime(trx, now)
  for (const { email: recipient, first_name: to } of await organisersWith(trx, 'payments.viewlist', event)) {
    const draft = { kind: 'payment_problem', subject: words('problemSubject', { reference }), to, parts }
    await postMail(trx, event, recipient, draft, at)
  }
}
