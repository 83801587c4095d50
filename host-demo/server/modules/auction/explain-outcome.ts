import type { Selectable } from 'kysely'
import { formatMoney } from '../../../../src/lib/money.ts'
import { isolate } from '../../../../src/lib/text.ts'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'
import { translator } from '../../platform/translate.ts'
import { isHidden } from './bid-data.ts'
import type { OrganiserAction } from './bidder-entries.ts'
import type { Lot } from './find-lot.ts'
import { isBoughtUp } from './stock.ts'
import { germanOutcomeWords } from './words.de.ts'
import { outcomeWords } from './words.ts'

type Entry = Pick<Selectable<Database['auction_log']>, 'sequence' | 'at' | 'bidder_id' | 'entry'>

/** Somebody's bid on a lot. */
export interface OwnBid {
  readonly bidder: string
  readonly maximum: number
  /** Its sequence in the log. 0: no bid stands. */
  readonly sequence: number
  /** What they owe for their win. Null: they have not won. */
  readonly pays: number | null
  /** Was their payment refunded? */
  readonly isRefunded: boolean
  readonly action: OrganiserAction | undefined
  /** The first entry from their bid on, after which they did not lead. */
  readonly overtaking: Entry | undefined
}

/** Says in a sentence why a bidder leads, won or lost. */
export function explainOutcome(event: Event, lot: Lot, own: OwnBid, shown: ReadonlyMap<string, string>): string {
  const say = translator(event.settings.locale, outcomeWords, germanOutcomeWords)
  const { currency, currency_decimals: decimals } = event
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, event.settings.locale)
  const amount = money(own.maximum)
  const name = (id: string | null | undefined) => {
    const seen = shown.get(id ?? '') ?? ''
    return /^\d+$/.test(seen) ? say('paddle', { number: seen }) : isolate(seen)
  }
  const { action } = own
  const isCopy = action?.kind === 'copy_sold'
  /** A message with the reason that the organiser typed. */
  const told = (word: 'withdrawn' | 'taken' | 'bidWithdrawn') =>
    action?.reason ? say('because', { what: say(word), reason: isolate(action.reason) }) : say(word)
  if (own.pays !== null && own.isRefunded) return say(isCopy ? 'copyRefunded' : 'refunded')
  if (own.pays !== null) return say(isCopy ? 'copy' : 'won', { price: money(own.pays) })
  if (lot.state === 'withdrawn') return told('withdrawn')
  if (action?.kind === 'win_cancelled') return told('taken')
  if (action?.kind === 'bid_withdrawn' && !own.sequence) return told('bidWithdrawn')
  if (isHidden(lot)) return say('sealed', { amount })
  if (isWaiting(lot, own)) return say('waiting', { amount })
  if (isBoughtUp(lot)) return say('bought', { price: money(lot.price ?? 0) })
  if (lot.kind === 'sealed_bid' && !lot.leaders.includes(own.bidder)) {
    return say(lot.price === own.maximum ? 'sealedTie' : 'beaten', { amount })
  }
  if (lot.leaders.includes(own.bidder)) {
    if (lot.state !== 'closed') return say('leads', { price: money(lot.price ?? 0) })
    if (!lot.reserve_met) return say('reserve')
    return say(lot.kind === 'live_auction' ? 'notSold' : 'taken')
  }
  if (lot.kind === 'live_auction' && own.maximum > (lot.price ?? 0)) {
    return lot.price === null ? say('passed') : say('unused', { amount, price: money(lot.price) })
  }
  const { overtaking } = own
  // For example after bids of others were withdrawn and reinstated.
  if (!overtaking) return say(lot.state === 'closed' ? 'notBest' : 'behind')
  const price = Number(overtaking.entry.price)
  if (overtaking.sequence > own.sequence) {
    const said = { rival: name(overtaking.bidder_id), amount, time: clock(overtaking.at, event), price: money(price) }
    return say(lot.kind === 'live_auction' ? 'overtakenOnFloor' : 'overtaken', said)
  }
  // With several leaders, the lowest is the one to outbid.
  const rival = name(leadersOf(overtaking).at(-1))
  return say(price === own.maximum ? 'tie' : 'earlier', { rival, amount, price: money(price) })
}

type Standing = Pick<Lot, 'kind' | 'state' | 'price' | 'leaders'>

/** How a bid stands on a lot that is open. */
export function openStanding(lot: Standing, own: Pick<OwnBid, 'bidder' | 'maximum'>): 'leading' | 'outbid' | 'placed' {
  if (isHidden(lot) || isWaiting(lot, own)) return 'placed'
  return lot.leaders.includes(own.bidder) ? 'leading' : 'outbid'
}

/** Is it a bid on a live lot above the floor's price, which the auctioneer may still use? */
const isWaiting = (lot: Standing, own: Pick<OwnBid, 'bidder' | 'maximum'>) =>
  lot.kind === 'live_auction' &&
  lot.state === 'open' &&
  !lot.leaders.includes(own.bidder) &&
  own.maximum > (lot.price ?? 0)

export const leadersOf = ({ entry }: Pick<Entry, 'entry'>) => String(entry.leaders).split(' ')

/** The time to the second, in the event's time zone. */
function clock(at: Date, { settings }: Event): string {
  const shape = { hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone: settings.time_zone } as const
  return new Intl.DateTimeFormat(settings.locale, shape).format(at)
}
