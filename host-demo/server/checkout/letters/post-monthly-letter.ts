import type { Transaction } from 'kysely'
import { formatMoney } from '../../../../src/lib/money.ts'
import type { Database } from '../../platform/db/schema.ts'
import { postMail } from '../../platform/mail/post-mail.ts'
import { type MonthlyGiftRow, monthlyTotal } from '../monthly/monthly-gift.ts'
import { createMonthlyLink } from '../monthly/monthly-links.ts'
import type { MonthlyLetter } from './monthly-letters.ts'

/** Mails the giver of a monthly gift, in the caller's transaction. */
export async function postMonthlyLetter(
  trx: Transaction<Database>,
  gift: MonthlyGiftRow,
  letter: MonthlyLetter,
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): Promise<void> {
  const event = await trx.selectFrom('events').selectAll().where('id', '=', gift.event_id).executeTakeFirstOrThrow()
  const order = await trx.selectFrom('orders').selectAll().where('id', '=', gift.order_id).executeTakeFirstOrThrow()
  const { charity_name: charity, locale } = event.settings
  const sum = { minor: monthlyTotal(gift), currency: order.currency, decimals: event.currency_decimals }
  const link = await createMonthlyLink(trx, gift.id, publicUrl)
  const details = { to: order.first_name, charity, amount: formatMoney(sum, locale), link }
  await postMail(trx, event, order.email, letter(details), now)
}
