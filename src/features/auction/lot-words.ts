import type { Say } from '../../hooks/use-messages.ts'
import { formatMoney } from '../../lib/money.ts'
import type { auctionMessages } from './auction.messages.ts'
import { type LotPhase, nextMoment, phaseOf } from './lot-phase.ts'
import type { ListedLot } from './lots.store.ts'

type SayLot = Say<typeof auctionMessages>

/** An amount of a lot, as text. */
export function lotMoney(
  { currency, currency_decimals: decimals }: LotCurrency,
  minor: number,
  locale: string,
): string {
  return formatMoney({ minor, currency, decimals }, locale)
}

type LotCurrency = Pick<ListedLot, 'currency' | 'currency_decimals'>

export type LotState = Readonly<{ text: string; kind: 'neutral' | 'brand' | 'info' | 'success' | 'warning' | 'error' }>

/** The state of a lot in a word or two. undefined: normal bidding, which needs no label. */
export function stateOf(lot: ListedLot, phase: LotPhase, say: SayLot): LotState | undefined {
  const word = stateWord(lot, phase)
  const kinds: Partial<Record<string, LotState['kind']>> = { paused: 'warning', onFloor: 'brand' }
  return word && { text: say(word), kind: kinds[word] ?? 'neutral' }
}

function stateWord(lot: ListedLot, phase: LotPhase) {
  const { kind, left, pausedYN, on_floorYN, without_bidsYN } = lot
  if (phase === 'withdrawn') return phase
  if (phase === 'closed' || phase === 'ending') return endOf(lot, phase)
  if (pausedYN) return 'paused'
  if (on_floorYN) return 'onFloor'
  if (left === 0 && isSold(lot)) return 'soldOut'
  if (without_bidsYN) return 'shownOnly'
  return phase === 'coming' && kind !== 'live_auction' ? phase : kindWords[kind]
}

const kindWords = {
  buy_now: 'buyNow',
  sealed_bid: 'sealed',
  competitive_bid: undefined,
  live_auction: 'live',
  sponsor_item: 'sponsor',
} as const

function endOf(lot: ListedLot, phase: LotPhase) {
  if (isSold(lot)) return lot.left === 0 ? 'soldOut' : 'ended'
  if (phase === 'ending') return 'ending'
  return lot.soldYN ? 'sold' : 'notSold'
}

/** Is it sold at a price, without bids? */
export function isSold({ kind }: Pick<ListedLot, 'kind'>): boolean {
  return kind === 'buy_now' || kind === 'sponsor_item'
}

/** The price that counts now, with its label. undefined: there is none. */
export function priceOf(
  lot: ListedLot,
  phase: LotPhase,
  say: SayLot,
): Readonly<{ label: string; minor: number }> | undefined {
  const [label, minor] = priceWord(lot, phase)
  return minor === undefined ? undefined : { label: say(label), minor }
}

function priceWord(lot: ListedLot, phase: LotPhase) {
  const { price, opening_price: opening, buy_now_price: buyNow, asking_price: asking, retail_value: worth } = lot
  if (asking !== undefined && lot.on_floorYN) return ['askingPrice', asking] as const
  if (lot.without_bidsYN) return ['worth', worth] as const
  if (isSold(lot)) return ['buyNowPrice', buyNow] as const
  if (price === undefined) {
    return [
      lot.kind === 'sealed_bid' ? 'bidsFrom' : lot.kind === 'live_auction' ? 'opensAt' : 'startingBid',
      opening,
    ] as const
  }
  // Its price is the lowest that a winner pays.
  if (lot.soldYN) return [lot.leaders.length > 1 ? 'soldFrom' : 'soldFor', price] as const
  return [phase === 'open' ? 'currentBid' : 'highestBid', price] as const
}

/** More facts about the lot, in a few words each. */
export function notesOf(lot: ListedLot, phase: LotPhase, say: SayLot, locale: string): string[] {
  const notes: string[] = []
  if (isSold(lot)) {
    if (lot.left && phase === 'open') notes.push(say('left', { count: lot.left }))
    return notes
  }
  if (lot.without_bidsYN) return notes
  if (lot.bid_count) notes.push(say('bids', { count: lot.bid_count }))
  else if (phase === 'open' && lot.kind === 'competitive_bid') notes.push(say('noBids'))
  // The auctioneer may sell below the reserve, and then it is of no interest any more.
  if (lot.reserve_metYN !== undefined && lot.bid_count && phase !== 'withdrawn' && (lot.reserve_metYN || !lot.soldYN))
    notes.push(say(lot.reserve_metYN ? 'reserveMet' : 'reserveNotMet'))
  if (lot.soldYN && lot.leaders.length > 1) notes.push(say('wonBy', { count: lot.leaders.length }))
  if (lot.winners > 1 && phase !== 'closed') notes.push(say('winners', { count: lot.winners }))
  if (lot.buy_now_price !== undefined && phase === 'open')
    notes.push(say('orBuyNow', { price: lotMoney(lot, lot.buy_now_price, locale) }))
  if (!notes.length && lot.retail_value !== undefined)
    notes.push(`${say('worth')} ${lotMoney(lot, lot.retail_value, locale)}`)
  return notes
}

/** "2 h 5 min left", "Opens in 3 days". Empty where time does not matter. */
export function timeOf(lot: ListedLot, now: number, say: SayLot): string {
  const phase = phaseOf(lot, now)
  const until = nextMoment(lot, now)
  // A fixed price needs no countdown, and a live lot comes when the auctioneer calls it.
  if (until === undefined || lot.kind === 'live_auction' || lot.without_bidsYN || lot.pausedYN) return ''
  if (phase === 'open' && isSold(lot) && until - now > lastDay) return ''
  const time = durationWords(Math.ceil((until - now) / 1000), say)
  return say(phase === 'coming' ? 'opensIn' : 'timeLeft', { time })
}

const lastDay = 24 * 3_600_000

function durationWords(left: number, say: SayLot): string {
  const [days, hours] = [Math.floor(left / 86_400), Math.floor(left / 3600) % 24]
  const [minutes, seconds] = [Math.floor(left / 60) % 60, left % 60]
  if (days >= 3) return say('days', { count: days })
  if (days) return say('daysHours', { days, hours })
  if (hours) return say('hoursMinutes', { hours, minutes })
  if (minutes >= 10) return say('minutes', { minutes })
  return minutes ? say('minutesSeconds', { minutes, seconds }) : say('seconds', { seconds })
}
