import type { Transaction } from 'kysely'
import { formatMoney } from '../../../../src/lib/money.ts'
import type { Database } from '../../platform/db/schema.ts'
import { postMail } from '../../platform/mail/post-mail.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Sale } from '../orders/payment-origin.ts'
import { words } from '../words.ts'

/** Tells a payer that their payment came too late and is refunded. */
export async function postTooLate(
  trx: Transaction<Database>,
  { event, at }: Pick<Sale, 'event' | 'at'>,
  { currency, total: minor, first_name: to, reference, email }: OrderRow,
): Promise<void> {
  const amount = formatMoney({ minor, currency, decimals: event.currency_decimals }, event.settings.locale)
  const draft = {
    kind: 'too_late',
    subject: words('tooLateSubject', { amount }),
    to,
    parts: [words('tooLate', { amount }), words('tooLateBack'), { rows: [[words('reference'), reference]] as const }],
  }
  await postMail(trx, event, email, draft, at)
}
