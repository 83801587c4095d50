import type { Completion } from '../../../store/completion.ts'
import type { Payment } from '../../checkout/payment.store.ts'
import type { LotDetails } from '../lot.store.ts'
import type { OwnBid } from '../my-bids/my-bids.store.ts'

/** A lot to pay for. Amounts are minor units. */
export interface PayLine {
  id: string
  title: string
  picture: string | undefined
  pieces: number
  /** How many pieces can be bought. 1 for a lot that was won. */
  most: number
  amount: number
  /** As `giftOf`. */
  gift: number
  isWon: boolean
  /** Has its winner promised to pay the organiser for it? */
  isPromised: boolean
  /** Why a lot can't be bought. `gone`: bids have passed its price, or it has ended. `paused`: not just now. */
  obstacle: 'gone' | 'paused' | undefined
  /** In years. */
  minimumAge: number | undefined
}

/** Every lot that was won and is not paid, then those to be bought. One that was won instead is not bought. */
export function payLines(
  own: Iterable<OwnBid>,
  bought: readonly Readonly<{ lot: LotDetails; pieces: number }>[],
): PayLine[] {
  const won = [...own].filter(({ outcome }) => outcome === 'won')
  const unpaid = won.filter(({ paidYN, refundedYN, to_pay }) => !paidYN && !refundedYN && to_pay !== undefined)
  const wonIds = new Set(won.map(({ auction_item_id }) => auction_item_id))
  return [
    ...unpaid.map(lot => ({ ...line(lot, 1, 1, lot.to_pay ?? 0, true), isPromised: lot.promisedYN === true })),
    ...bought
      .filter(({ lot }) => !wonIds.has(lot.auction_item_id))
      .map(({ lot, pieces }) => ({
        ...line(lot, pieces, lot.left ?? pieces, (lot.buy_now_price ?? 0) * pieces, false),
        obstacle: obstacleTo(lot),
      })),
  ]
}

function obstacleTo({ state, buy_now_price: price, pausedYN }: LotDetails): PayLine['obstacle'] {
  if (state !== 'open' || price === undefined) return 'gone'
  return pausedYN ? 'paused' : undefined
}

/**
 * The part above the retail value that the bidder was shown. Without a retail value, a sponsor item is all gift, and any
 * other lot is all price.
 */
export function giftOf(
  { kind, retail_value: value }: Pick<LotDetails, 'kind' | 'retail_value'>,
  amount: number,
  pieces: number,
): number {
  if (value === undefined) return kind === 'sponsor_item' ? amount : 0
  return Math.max(0, amount - value * pieces)
}

type Shown = Pick<LotDetails, 'auction_item_id' | 'kind' | 'title' | 'picture' | 'retail_value' | 'minimum_age'>

function line(lot: Shown, pieces: number, most: number, amount: number, isWon: boolean): PayLine {
  const { auction_item_id: id, title, picture, minimum_age: minimumAge } = lot
  return {
    id,
    title,
    picture,
    pieces,
    most,
    amount,
    gift: giftOf(lot, amount, pieces),
    isWon,
    isPromised: false,
    obstacle: undefined,
    minimumAge,
  }
}

/** A lot that the payment under way has taken off sale is still bought by it, at the price that was shown. */
export function asHeld(line: PayLine, paying: readonly PayLine[]): PayLine {
  const held = paying.find(({ id, pieces }) => id === line.id && pieces === line.pieces)
  return held && line.obstacle ? { ...line, obstacle: undefined, amount: held.amount, gift: held.gift } : line
}

/** Stored data is untrusted. */
export function storedLines(stored: unknown): readonly PayLine[] {
  const isLine = ({ id, title, pieces, amount, gift }: Partial<PayLine>) =>
    typeof id === 'string' && typeof title === 'string' && [pieces, amount, gift].every(Number.isSafeInteger)
  return Array.isArray(stored) ? stored.filter(line => isLine(Object(line))) : []
}

/** How many pieces of a lot the visitor's own unpaid order keeps for them. */
export function piecesHeld(payment: Pick<Payment, 'heldLines'>, id: string): number {
  const line = payment.heldLines().find(({ auction_item_id }) => auction_item_id === id)
  return line ? (line.quantity ?? 1) : 0
}

/** A line of the order, as the order-complete screen lists it. */
export function orderedItem({ id, title, pieces, amount }: PayLine): Completion['items'][number] {
  return { id, title: pieces > 1 ? `${pieces} × ${title}` : title, amount }
}
