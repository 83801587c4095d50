import type { PageParts } from '../../page-parts.ts'
import { blockLots } from './block-lots.ts'
import { listView } from './list-view.ts'
import { lotView } from './lot-view.ts'

const categories = { en: 'Auction Categories', de: 'Kategorien der Auktion' }
const pay = { en: 'Pay for your lots', de: 'Ihre Lose bezahlen' }

/** The auction's blocks and screens without script. */
export const auctionPages = {
  blocks: { auction_lots_listing: { words: blockLots() }, buy_now_listing: { words: blockLots(['buy_now']) } },
  screens: {
    auction: { en: 'Auction Items', de: 'Auktion' },
    'auction-categories': categories,
    'auction-item': { en: 'Lot', de: 'Los' },
    'complete-bid': { en: 'Complete your bid', de: 'Ihr Gebot abgeben' },
    'auction-checkout': pay,
    'auction-guest-checkout': pay,
    'live-lots': { en: 'Live Auction Items', de: 'Lose der Saalauktion' },
    'buy-now-lots': { en: 'Buy Now Items', de: 'Sofort zu kaufen' },
    'silent-lots': { en: 'Silent Auction Items', de: 'Lose der stillen Auktion' },
    'sealed-lots': { en: 'Sealed Auction Items', de: 'Lose mit verdecktem Gebot' },
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
