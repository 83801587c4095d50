import type { Transaction } from 'kysely'
import { formatDate } from '../../../../src/lib/dates.ts'
import { giftAidOn } from '../../../../src/lib/gift-aid.ts'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Draft, Words } from '../../platform/mail/draft.ts'
import { postMail } from '../../platform/mail/post-mail.ts'
import { orderLink } from '../linked-pages/order-links.ts'
import { type MonthlyGiftRow, monthlyGiftsOf, monthlyTotal } from '../monthly/monthly-gift.ts'
import { createMonthlyLink } from '../monthly/monthly-links.ts'
import { giftIn } from '../orders/line-gift-aid.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Sale } from '../orders/payment-origin.ts'
import { words } from '../words.ts'
import { getsReceipt } from './gets-receipt.ts'
import { type LetterLine, letterLines, moneyOf, sumRows } from './order-rows.ts'

/** Writes an order's receipt, in the transaction that records the payment. Who paid at the desk may have no address. */
export async function postReceipt(
  trx: Transaction<Database>,
  { event, at: paidAt, origins }: Sale,
  order: OrderRow,
  { publicUrl }: { readonly publicUrl: string },
): Promise<void> {
  if (!order.email || !getsReceipt(order)) return
  const [gift] = (await monthlyGiftsOf(trx, [order])).values()
  const monthly = gift && { gift, link: await createMonthlyLink(trx, gift.id, publicUrl) }
  const lines = await letterLines(trx, order)
  const isStanding = lines.some(({ scope }) => scope === 'all_gifts')
  const giftAid = isStanding ? publicUrl + (await orderLink(trx, 'gift-aid', order.id)) : undefined
  const rows: [Words, Words][] = []
  for (const origin of Object.values(origins)) {
    rows.push(...((await origin?.receiptRows?.(trx, order, moneyOf(event, order))) ?? []))
  }
  await postMail(trx, event, order.email, receipt({ event, order, lines, rows, paidAt, monthly, giftAid }), paidAt)
}

interface Paid {
  event: Event
  order: OrderRow
  lines: readonly LetterLine[]
  /** Rows that the origins of its lines add below the total. */
  rows: readonly [Words, Words][]
  paidAt: Date
  /** The monthly gift that this is a payment of, with the link to manage it. */
  monthly: { gift: MonthlyGiftRow; link: string } | undefined
  /** Where the declaration for all gifts can be withdrawn. */
  giftAid: string | undefined
}

function receipt({ event, order, lines, rows, paidAt, monthly, giftAid }: Paid): Draft {
  const { charity_name: charity, charity_number: number, locale, time_zone: timeZone } = event.settings
  const money = moneyOf(event, order)
  const day = (date: Date) => formatDate(date.getTime(), locale, timeZone)
  const next = monthly?.gift.status === 'active' ? monthly.gift.next_at : null
  const declared = lines.filter(({ scope }) => scope !== null).reduce((sum, line) => sum + giftIn(line), 0)
  return {
    kind: 'receipt',
    subject: words('receiptSubject', { charity }),
    to: order.first_name,
    parts: [
      words('received', { amount: money(order.total) }),
      {
        rows: [
          [words('reference'), order.reference],
          [words('date'), day(paidAt)],
          ...sumRows(order, lines, money),
          ...rows,
          [words('paidTo'), number ? words('registeredCharity', { charity, number }) : charity],
          ...(declared
            ? [[words('giftAid'), words('declaredOn', { amount: money(declared) })] satisfies [Words, Words]]
            : []),
        ],
      },
      ...(declared ? [words('giftAidAdds', { charity, amount: money(giftAidOn(declared)) })] : []),
      ...(giftAid ? [{ link: giftAid, label: words('giftAidSeeOrWithdraw') }] : []),
      ...(monthly && next
        ? [
            words('monthlyGoesOn', { amount: money(monthlyTotal(monthly.gift)), date: day(next) }),
            { link: monthly.link, label: words('monthlySeeOrStop') },
          ]
        : []),
      words('keepThis'),
    ],
  }
}
