import type { Transaction } from 'kysely'
import { giftAidOn } from '../../../src/lib/gift-aid.ts'
import { formatMoney } from '../../../src/lib/money.ts'
import type { Event } from '../db/events.ts'
import type { Database } from '../db/schema.ts'
import { type MonthlyGiftRow, monthlyGiftsOf, monthlyTotal } from '../monthly/monthly-gift.ts'
import { createMonthlyLink } from '../monthly/monthly-links.ts'
import type { OrderRow } from '../payments/ledger.ts'
import type { Letter } from './letter.ts'
import { postMail } from './post-mail.ts'

/** Writes the receipt of an order in the transaction that says that it is paid. */
export async function postReceipt(
  trx: Transaction<Database>,
  event: Event,
  order: OrderRow,
  { paidAt, publicUrl }: { readonly paidAt: Date; readonly publicUrl: string },
): Promise<void> {
  const [gift] = (await monthlyGiftsOf(trx, [order])).values()
  const monthly = gift && { gift, link: await createMonthlyLink(trx, gift.id, publicUrl) }
  const lines = await trx
    .selectFrom('order_lines')
    .leftJoin('gift_aid_declarations', 'gift_aid_declarations.order_line_id', 'order_lines.id')
    .select(['title', 'amount', 'scope'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute()
  const matches = await trx
    .selectFrom('match_reservations')
    .innerJoin('order_lines', 'order_lines.id', 'match_reservations.order_line_id')
    .innerJoin('matched_funds', 'matched_funds.id', 'match_reservations.fund_id')
    .select(['matched_funds.name', 'match_reservations.amount'])
    .where('order_lines.order_id', '=', order.id)
    .orderBy('position')
    .execute()
  await postMail(trx, event, order.email, receipt({ event, order, lines, matches, paidAt, monthly }), paidAt)
}

interface Paid {
  event: Event
  order: OrderRow
  lines: readonly { title: string; amount: number; scope: string | null }[]
  /** What funds have added to its gifts; 0 where one had nothing left. */
  matches: readonly { name: string; amount: number }[]
  paidAt: Date
  /** What this is a payment of, and where that is shown and stopped. */
  monthly: { gift: MonthlyGiftRow; link: string } | undefined
}

function receipt({ event, order, lines, matches, paidAt, monthly }: Paid): Letter {
  const { charity_name: charity, charity_number: number, locale, time_zone: timeZone } = event.settings
  const money = (minor: number) =>
    formatMoney({ minor, currency: order.currency, decimals: event.currency_decimals }, locale)
  const day = (date: Date) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(date)
  const next = monthly?.gift.status === 'active' ? monthly.gift.next_at : null
  const declared = lines.filter(line => line.scope !== null).reduce((sum, line) => sum + line.amount, 0)
  const only = (label: string, minor: number): [string, string][] => (minor ? [[label, money(minor)]] : [])
  return {
    kind: 'receipt',
    subject: `Your receipt from ${charity}`,
    to: order.first_name,
    parts: [
      `Thank you. We have received your ${money(order.total)}.`,
      {
        rows: [
          ['Reference', order.reference],
          ['Date', day(paidAt)],
          ...lines.map(({ title, amount }): [string, string] => [title, money(amount)]),
          ...only('Discount', -order.discount_total),
          ...only('Card fee', order.processing_fee),
          ...only('Contribution to running costs', order.voluntary_contribution),
          ['Total', money(order.total)],
          ...matches.map(({ name, amount }): [string, string] => [
            'Matched',
            amount ? `${money(amount)} from ${name}` : `nothing: the money of ${name} had gone to other gifts`,
          ]),
          ['Paid to', number ? `${charity}, registered charity ${number}` : charity],
          ...(declared ? [['Gift Aid', `declared on ${money(declared)}`] satisfies [string, string]] : []),
        ],
      },
      ...(declared
        ? [
            `With your Gift Aid declaration ${charity} can claim ${money(giftAidOn(declared))} more from HMRC. Please tell us if you no longer pay enough tax, or if your name or home address changes.`,
          ]
        : []),
      ...(monthly && next
        ? [
            `You give ${money(monthlyTotal(monthly.gift))} every month. The next payment is on ${day(next)}. You can stop it at any time:`,
            { link: monthly.link, label: 'See or stop this monthly gift' },
          ]
        : []),
      'Please keep this mail for your records.',
    ],
  }
}
