import type { Transaction } from 'kysely'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'
import { postMail } from '../../platform/mail/post-mail.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { words } from '../words.ts'
import { letterLines, moneyOf, sumRows } from './order-rows.ts'
import { payByWords } from './pay-by.ts'

/** Mails a donor how to pay an offline order, because the page that says so is soon closed. */
export async function postPromise(trx: Transaction<Database>, event: Event, order: OrderRow, at: Date): Promise<void> {
  const { charity_name: charity } = event.settings
  const { total, first_name: to, reference } = order
  const money = moneyOf(event, order)
  const amount = money(total)
  const payBy = payByWords(event, order)
  const draft = {
    kind: 'promise',
    subject: words('promiseSubject', { amount, charity }),
    to,
    parts: [
      words('promised', { amount }),
      event.offline_instructions ?? '',
      ...(payBy ? [payBy] : []),
      {
        rows: [[words('reference'), reference] as const, ...sumRows(order, await letterLines(trx, order), money)],
      },
      words('promiseCounts'),
    ],
  }
  await postMail(trx, event, order.email, draft, at)
}
