import { sql } from 'kysely'
import type { InferInput } from 'valibot'
import type { order as orderEndpoint } from '../../../../src/api/orders.ts'
import { mayGiftAid } from '../../../../src/lib/gift-aid.ts'
import type { Event } from '../../identity/events.ts'
import type { OrderLineRow, OrderRow } from './order-row.ts'

type Wire = InferInput<typeof orderEndpoint.output>['lines'][number]

type Amounts = Pick<OrderLineRow, 'amount' | 'discount' | 'benefit_value' | 'refunded'>
type Line = Amounts & Pick<OrderLineRow, 'is_gift'> & { readonly isDeclared: boolean }

/** What is a gift of a line, in minor units: what was paid and not refunded, less what the payer gets for it. */
export const giftIn = ({ amount, discount, benefit_value, refunded }: Amounts): number =>
  Math.max(0, amount - discount - refunded - benefit_value)

/** `giftIn` of a line that a query reads. */
export const giftInLine = sql<number>`greatest(0, amount - discount - order_lines.refunded - benefit_value)`

/** What Gift Aid is claimed on of a line, or why it is not, for its receipt. */
export function lineGiftAid(
  { settings }: Pick<Event, 'settings'>,
  { currency, organisation }: Pick<OrderRow, 'currency' | 'organisation'>,
  { is_gift, isDeclared, ...line }: Line,
): Pick<Wire, 'gift_aid' | 'gift_aid_on' | 'without_gift_aid'> {
  const gift = giftIn(line)
  if (isDeclared && gift > 0) return { gift_aid: 'yes', gift_aid_on: gift, without_gift_aid: null }
  const isRefunded = line.refunded > 0 && line.refunded >= line.amount - line.discount
  const isClaimed = settings.giving.gift_aid === 'yes' && mayGiftAid(currency, organisation) && !isRefunded
  const why = !is_gift ? 'not_a_gift' : gift === 0 ? 'benefit' : 'not_declared'
  return { gift_aid: 'no', gift_aid_on: 0, without_gift_aid: isClaimed ? why : null }
}
