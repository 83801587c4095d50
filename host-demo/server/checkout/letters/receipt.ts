import type { Transaction } from 'kysely'
import { formatDate } from '../../../../src/lib/dates.ts'
import { giftAidOn } from '../../../../src/lib/gift-aid.ts'
import { formatMoney } from '../../../../src/lib/money.ts'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Draft, Words } from '../../platform/mail/draft.ts'
import { postMail } from '../../platform/mail/post-mail.ts'
import { orderLink } from '../linked-pages/order-links.ts'
import { type MonthlyGiftRow, monthlyGiftsOf, monthlyTotal } from '../monthly/monthly-gift.ts'
import { createMonthlyLink } from '../monthly/monthly-links.ts'
import { giftIn } from '../orders/line-gift-aid.ts'
import type { OrderLineRow, OrderRow } from '../orders/order-row.ts'
import type { Sale } from '../orders/payment-origin.ts'
import { words } from '../words.ts'

/** Writes an order's receipt, in the transaction that records the payment. Who paid at the desk may have no address. */
export async function postReceipt(
  trx: Transaction<Database>,
  { event, at: paidAt, origins }: Sale,
  order: OrderRow,
  { publicUrl }: { readonly publicUrl: string },
): Promise<void> {
  if (!order.email) return
  const [gift] = (await monthlyGiftsOf(trx, [order])).values()
  const monthly = gift && { gift, link: await createMonthlyLink(trx, gift.id, publicUrl) }
  const lines = await trx
    .selectFrom('order_lines')
    .leftJoin('gift_aid_declarations', 'gift_aid_declarations.order_line_id', 'order_lines.id')
    .select(['title', 'quantity', 'unit_price', 'amount', 'discount', 'benefit_value', 'refunded', 'scope'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute()
  const isStanding = lines.some(({ scope }) => scope === 'all_gifts')
  const giftAid = isStanding ? publicUrl + (await orderLink(trx, 'gift-aid', order.id)) : undefined
  const rows: [Words, Words][] = []
  for (const origin of Object.values(origins)) {
    rows.push(...((await origin?.receiptRows?.(trx, order, moneyOf(event, order))) ?? []))
  }
  await postMail(trx, event, order.email, receipt({ event, order, lines, rows, paidAt, monthly, giftAid }), paidAt)
}

type Line = Parameters<typeof giftIn>[0] &
  Pick<OrderLineRow, 'title' | 'quantity' | 'unit_price'> & { readonly scope: string | null }

interface Paid {
  event: Event
  order: OrderRow
  lines: readonly Line[]
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
  const only = (label: Words, minor: number): [Words, Words][] => (minor ? [[label, money(minor)]] : [])
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
          ...lines.flatMap(line => rowsOf(line, money)),
          ...only(words('discount'), -order.discount_total),
          ...only(words('fee'), order.processing_fee),
          ...only(words('contribution'), order.voluntary_contribution),
          [words('total'), money(order.total)],
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

/** A line, how many of it, and what Gift Aid can't be claimed on. */
function rowsOf(line: Line, money: (minor: number) => string): [Words, Words][] {
  const { title, quantity, unit_price, amount, benefit_value, scope } = line
  const each = { title, quantity, price: money(unit_price) }
  const benefit = scope !== null && benefit_value > 0
  return [
    [quantity > 1 ? words('times', each) : title, money(amount)],
    ...(benefit ? [[words('benefit'), money(benefit_value)] satisfies [Words, Words]] : []),
  ]
}

function moneyOf({ settings, currency_decimals: decimals }: Event, { currency }: OrderRow) {
  return (minor: number) => formatMoney({ minor, currency, decimals }, settings.locale)
}
