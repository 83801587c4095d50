import type { Lot } from '../../../api/auction.ts'
import type { LotKind } from '../../../api/lot-kinds.ts'
import { isSold } from '../lot-words.ts'
import type { ListedLot } from '../lots.store.ts'
import type { ListState, Sort } from './list-state.ts'

interface Choice extends ListState {
  /** Empty: every kind. */
  kinds: readonly LotKind[]
  /** Ids of lots that the visitor watches, and that they have bid on. */
  watched: ReadonlySet<string>
  own: ReadonlySet<string>
}

/** The lots that match, in the chosen order. Lots that compare equal stay in the order of the catalogue. */
export function arrangeLots(lots: Iterable<ListedLot>, choice: Choice): ListedLot[] {
  const words = plain(choice.q).split(/\s+/).filter(Boolean)
  const found = [...lots].filter(lot => isMeant(lot, choice) && hasWords(lot, words))
  const compare = orders[choice.sort]
  return found.sort((one, other) => isOver(one) - isOver(other) || compare(one, other) || one.number - other.number)
}

function isMeant(lot: ListedLot, { kinds, category, watching, mine, watched, own }: Choice): boolean {
  const { auction_item_id: id } = lot
  return (
    (!kinds.length || kinds.includes(lot.kind)) &&
    (!category || lot.category_id === category) &&
    (!watching || watched.has(id)) &&
    (!mine || own.has(id))
  )
}

/** Every word must occur somewhere in it. A number means the lot's number. */
function hasWords({ title, summary, donor, number }: ListedLot, words: readonly string[]): boolean {
  const text = plain(`${title} ${summary} ${donor ?? ''}`)
  return words.every(word => text.includes(word) || word === String(number))
}

/** Without capitals and accents, so that a search finds both spellings. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Lots that are over come last, except in the order of the catalogue. */
const isOver = ({ state, left, kind }: ListedLot) => Number(state !== 'open' || (left === 0 && isSold({ kind })))

type Compare = (one: ListedLot, other: ListedLot) => number

const orders: Readonly<Record<Sort, Compare>> = {
  number: () => 0,
  ending: (one, other) => endOf(one) - endOf(other),
  'most-bids': (one, other) => other.bid_count - one.bid_count,
  'no-bids': (one, other) => Number(takesBid(other)) - Number(takesBid(one)),
  'price-up': (one, other) => isUnpriced(one) - isUnpriced(other) || amountOf(one) - amountOf(other),
  'price-down': (one, other) => isUnpriced(one) - isUnpriced(other) || amountOf(other) - amountOf(one),
}

/** A live lot ends with the hammer, so it comes after all lots with an end time. */
const endOf = ({ kind, ends_at }: Lot) => (kind === 'live_auction' ? Number.MAX_SAFE_INTEGER : Date.parse(ends_at))

const takesBid = (lot: Lot) => lot.bid_count === 0 && !isSold(lot) && !lot.without_bidsYN

/** A lot that is only shown has no price, and an opening price of 0 is not its price. */
const isUnpriced = ({ without_bidsYN }: Lot) => Number(without_bidsYN)

const amountOf = (lot: Lot) => (isSold(lot) ? lot.buy_now_price : lot.price) ?? lot.opening_price
