import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { leftWords } from '../../../platform/http/left-words.ts'
import { type Part, type TicketItem, ticketNotFound } from './find-item.ts'
import { isUnlocked } from './is-unlocked.ts'
import { isKept, type Kept } from './kept-baskets.ts'

type Window = Pick<TicketItem, 'sale_opens_at' | 'sale_closes_at'>

/** Whether it is sold at this time, or why not. */
export function saleState(
  { sale_opens_at: opens, sale_closes_at: closes }: Window,
  at: Date,
): 'soon' | 'open' | 'closed' {
  if (closes && at >= closes) return 'closed'
  return opens && at < opens ? 'soon' : 'open'
}

/**
 * @param basket the buyer's basket: what was put into it before the sale closed can still be bought
 * @throws {HttpError} 404 `ticket_not_found` if it is hidden; 409 `ticket_sale_closed` before and after its sale
 */
export function refuseUnlessOnSale(
  sale: Sale,
  item: TicketItem,
  basket?: { readonly kept: Kept | undefined; readonly wanted: readonly Part[] },
): void {
  if (!isUnlocked(sale, item)) throw ticketNotFound()
  const state = saleState(item, sale.at)
  if (state === 'open' || (state === 'closed' && basket && isKept(basket.kept, item, basket.wanted))) return
  const values = { title: item.title }
  throw new HttpError(409, {
    error: 'ticket_sale_closed',
    error_description:
      state === 'soon'
        ? { sentence: 'The sale of “{title}” has not begun yet.', values }
        : { sentence: 'The sale of “{title}” has ended.', values },
  })
}

/** @throws {HttpError} 409 `ticket_limit` */
export function refuseAboveLimit({ per_order_limit: limit, title }: TicketItem, quantity: number): void {
  if (limit === null || quantity <= limit) return
  throw new HttpError(409, {
    error: 'ticket_limit',
    error_description: { sentence: 'One order can have {limit} of “{title}” at most.', values: { limit, title } },
  })
}

/** What a buyer can do when none are left at this moment. */
const reservedWords = {
  'in baskets':
    'All of “{title}” are in other people’s baskets or unpaid orders at this moment. Some may come back. Nothing was taken.',
  offered:
    'All of “{title}” are reserved at this moment, some for people on the waiting list. Do you have an offer? Please use the link in its mail. Nothing was taken.',
} as const

/** @param reserved why those that are not sold can't be bought */
export function soldOut(title: string, left: number, reserved: keyof typeof reservedWords | false): HttpError {
  const words = {
    none: reserved ? reservedWords[reserved] : '“{title}” has sold out. Nothing was taken.',
    one: 'Only one of “{title}” is left. Nothing was taken.',
    some: 'Only {left} of “{title}” are left. Nothing was taken.',
  } as const
  return new HttpError(409, { error: 'tickets_sold_out', error_description: leftWords(left, words, { title }) })
}
