import type { Kysely } from 'kysely'
import { formatMoney } from '../../../../src/lib/money.ts'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Words } from '../../platform/mail/draft.ts'
import type { giftIn } from '../orders/line-gift-aid.ts'
import type { OrderLineRow, OrderRow } from '../orders/order-row.ts'
import { words } from '../words.ts'

/** A line of an order, as a mail lists it. `scope`: that of its Gift Aid declaration. */
export type LetterLine = Parameters<typeof giftIn>[0] &
  Pick<OrderLineRow, 'title' | 'quantity' | 'unit_price' | 'is_gift'> & { readonly scope: string | null }

export function letterLines(db: Kysely<Database>, { id }: Pick<OrderRow, 'id'>): Promise<LetterLine[]> {
  return db
    .selectFrom('order_lines')
    .leftJoin('gift_aid_declarations', 'gift_aid_declarations.order_line_id', 'order_lines.id')
    .select(['title', 'quantity', 'unit_price', 'amount', 'discount', 'is_gift', 'benefit_value', 'refunded', 'scope'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute()
}

/** What an order is for, line by line, and its total. */
export function sumRows(
  order: OrderRow,
  lines: readonly LetterLine[],
  money: (minor: number) => string,
): [Words, Words][] {
  const only = (label: Words, minor: number): [Words, Words][] => (minor ? [[label, money(minor)]] : [])
  const isMixed = lines.some(line => !line.is_gift)
  return [
    ...lines.flatMap(line => rowsOf(line, isMixed, money)),
    ...only(words('discount'), -order.discount_total),
    ...only(words('fee'), order.processing_fee),
    ...only(words('contribution'), order.voluntary_contribution),
    [words('total'), money(order.total)],
  ]
}

/** A line, how many of it, and what Gift Aid can't be claimed on. `isMixed`: the order has more than gifts. */
function rowsOf(line: LetterLine, isMixed: boolean, money: (minor: number) => string): [Words, Words][] {
  const { title, quantity, unit_price, amount, is_gift, benefit_value, scope } = line
  const each = { title, quantity, price: money(unit_price) }
  const benefit = scope !== null && benefit_value > 0
  // Its title is the event's name, which beside tickets does not say that it is a gift.
  const one = isMixed && is_gift && benefit_value === 0 ? words('gift', { title }) : title
  return [
    [quantity > 1 ? words('times', each) : one, money(amount)],
    ...(benefit ? [[words('benefit'), money(benefit_value)] satisfies [Words, Words]] : []),
  ]
}

export function moneyOf({ settings, currency_decimals: decimals }: Event, { currency }: OrderRow) {
  return (minor: number) => formatMoney({ minor, currency, decimals }, settings.locale)
}
