import type { InferInput } from 'valibot'
import type { order as orderEndpoint } from '../../../../src/api/orders.ts'
import { mayGiftAid } from '../../../../src/lib/gift-aid.ts'
import type { Event } from '../../identity/events.ts'
import type { OrderLineRow, OrderRow } from './order-row.ts'

type Wire = InferInput<typeof orderEndpoint.output>['lines'][number]

type Line = Pick<OrderLineRow, 'amount' | 'discount' | 'benefit_value' | 'is_gift'> & { readonly isDeclared: boolean }

/** What Gift Aid is claimed on of a line, or why it is not, for its receipt. */
export function lineGiftAid(
  { settings }: Pick<Event, 'settings'>,
  { currency, organisation }: Pick<OrderRow, 'currency' | 'organisation'>,
  { amount, discount, benefit_value, is_gift, isDeclared }: Line,
): Pick<Wire, 'gift_aid' | 'gift_aid_on' | 'without_gift_aid'> {
  const gift = Math.max(0, amount - discount - benefit_value)
  if (isDeclared) return { gift_aid: 'yes', gift_aid_on: gift, without_gift_aid: null }
  const isClaimed = settings.giving.gift_aid === 'yes' && mayGiftAid(currency, organisation)
  const why = !is_gift ? 'not_a_gift' : gift === 0 ? 'benefit' : 'not_declared'
  return { gift_aid: 'no', gift_aid_on: 0, without_gift_aid: isClaimed ? why : null }
}
