import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { postMail } from '../../platform/mail/post-mail.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Sale } from '../orders/payment-origin.ts'
import { words } from '../words.ts'
import { letterLines, moneyOf, sumRows } from './order-rows.ts'
import { momentOf } from './pay-by.ts'

/**
 * Tells whoever has promised to pay for an order that it has ended, since they may be about to pay it. Nothing is
 * mailed if they were not mailed how to pay, since their address has got enough mails.
 * @param unpaidBy by when it was not paid, if it has ended by itself
 */
export async function postEnded(
  trx: Transaction<Database>,
  { event, at }: Pick<Sale, 'event' | 'at'>,
  order: OrderRow,
  unpaidBy: Date | null = null,
): Promise<void> {
  if (!order.mailed || !order.email) return
  const { first_name: to, reference, email } = order
  const { charity_name: charity } = event.settings
  const rows = sumRows(order, await letterLines(trx, order), moneyOf(event, order))
  const draft = {
    kind: 'order_ended',
    subject: words('endedSubject', { reference }),
    to,
    parts: [
      unpaidBy ? words('endedUnpaid', { date: momentOf(event, unpaidBy) }) : words('ended'),
      words('endedPaid', { charity }),
      { rows: [[words('reference'), reference] as const, ...rows] },
    ],
  }
  await postMail(trx, event, email, draft, at)
}
