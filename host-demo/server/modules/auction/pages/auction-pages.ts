import type { PageParts } from '../../page-parts.ts'
import { blockLots } from './block-lots.ts'
import { listView } from './list-view.ts'
import { lotView } from './lot-view.ts'

const pay = {
  en: 'Pay for your lots',
  de: 'Ihre Lose bezahlen',
  own: { term: 'lot', en: 'Pay for your {other}', de: 'Ihre {other} bezahlen' },
}

/** The auction's blocks and screens without script. */
export const auctionPages = {
  blocks: { auction_lots_listing: { words: blockLots() }, buy_now_listing: { words: blockLots(['buy_now']) } },
  screens: [
    'auction',
    'auction-categories',
    'auction-item',
    'complete-bid',
    'auction-checkout',
    'auction-guest-checkout',
    'live-lots',
    'buy-now-lots',
    'silent-lots',
    'sealed-lots',
  ],
  headings: {
    'complete-bid': { en: 'Complete your bid', de: 'Ihr Gebot abgeben' },
    'auction-checkout': pay,
    'auction-guest-checkout': pay,
  },
  ownTitles: {
    auction: { term: 'lot', en: 'Auction {other}', de: 'Auktion' },
    'auction-item': { term: 'lot', en: '{one}', de: '{one}' },
    'live-lots': { term: 'lot', en: 'Live auction {other}', de: '{other} der Saalauktion' },
    'buy-now-lots': { term: 'lot', en: 'Buy now {other}', de: 'Sofort zu kaufen' },
    'silent-lots': { term: 'lot', en: 'Silent auction {other}', de: '{other} der stillen Auktion' },
    'sealed-lots': { term: 'lot', en: 'Sealed auction {other}', de: '{other} mit verdecktem Gebot' },
  },
  views: {
    auction: listView(),
    'auction-categories': listView(),
    'auction-item': lotView,
    'live-lots': listView(['live_auction']),
    'buy-now-lots': listView(['buy_now', 'sponsor_item']),
    'silent-lots': listView(['competitive_bid']),
    'sealed-lots': listView(['sealed_bid']),
  },
} as const satisfies PageParts
