import type { Transaction } from 'kysely'
import { formatMoney } from '../../../../src/lib/money.ts'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'
import { postMail } from '../../platform/mail/post-mail.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { words } from '../words.ts'

/** Mails a donor how to pay an offline order, because the page that says so is soon closed. */
export async function postPromise(trx: Transaction<Database>, event: Event, order: OrderRow, at: Date): Promise<void> {
  const { charity_name: charity, locale } = event.settings
  const { currency, total: minor, first_name: to, reference } = order
  const amount = formatMoney({ minor, currency, decimals: event.currency_decimals }, locale)
  const draft = {
    kind: 'promise',
    subject: words('promiseSubject', { amount, charity }),
    to,
    parts: [
      words('promised', { amount }),
      event.offline_instructions ?? '',
      {
        rows: [
          [words('reference'), reference],
          [words('total'), amount],
        ] as const,
      },
      words('promiseCounts'),
    ],
  }
  await postMail(trx, event, order.email, draft, at)
}
