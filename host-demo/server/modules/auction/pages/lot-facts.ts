import { formatMoment } from '../../../../../src/lib/dates.ts'
import { formatMoney } from '../../../../../src/lib/money.ts'
import type { Event } from '../../../identity/events.ts'
import { translator } from '../../../platform/translate.ts'
import type { Lot } from '../find-lot.ts'
import { isGone } from '../stock.ts'
import { germanAuctionPageWords } from './words.de.ts'
import { auctionPageWords } from './words.ts'

export const pageTranslator = ({ settings }: Event) =>
  translator(settings.locale, auctionPageWords, germanAuctionPageWords)

/** The price of a lot in words. A sealed lot's price stays hidden until it closes. */
export function priceInWords(event: Event, lot: Lot): string {
  const say = pageTranslator(event)
  const { currency, currency_decimals: decimals, settings } = event
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, settings.locale)
  const isSold = lot.kind === 'buy_now' || lot.kind === 'sponsor_item'
  if (isSold) return lot.buy_now_price === null ? '' : say('costs', { amount: money(lot.buy_now_price) })
  if (lot.state !== 'open') {
    if (lot.price === null || !isGone(lot)) return say('closed')
    return say(lot.leaders.length > 1 ? 'soldFrom' : 'soldFor', { amount: money(lot.price) })
  }
  return lot.price === null
    ? say('startingBid', { amount: money(lot.opening_price) })
    : say('currentBid', { amount: money(lot.price) })
}

/** Further facts about a lot, a sentence each. */
export function factsOf(event: Event, lot: Lot): string[] {
  const say = pageTranslator(event)
  const { currency, currency_decimals: decimals, settings } = event
  const { donor, restrictions, retail_value: value, minimum_age: years } = lot
  const ends = formatMoment(lot.effective_ends_at.toISOString(), settings.locale, settings.time_zone)
  const facts = [
    lot.state === 'open' && lot.kind !== 'live_auction' && say('ends', { moment: ends }),
    value !== null && say('value', { amount: formatMoney({ minor: value, currency, decimals }, settings.locale) }),
    donor !== null && say('donor', { donor }),
    years !== null && say('age', { years }),
    restrictions,
  ]
  return facts.filter(fact => typeof fact === 'string')
}
