import type { PageParts } from '../page-parts.ts'

/** Titles of the auction's screens. */
export const auctionScreens: PageParts['screens'] = {
  auction: { en: 'Auction Items', de: 'Auktion' },
  'auction-categories': { en: 'Auction Categories', de: 'Kategorien der Auktion' },
  'live-lots': { en: 'Live Auction Items', de: 'Lose der Saalauktion' },
  'buy-now-lots': { en: 'Buy Now Items', de: 'Sofort zu kaufen' },
  'silent-lots': { en: 'Silent Auction Items', de: 'Lose der stillen Auktion' },
  'sealed-lots': { en: 'Sealed Auction Items', de: 'Lose mit verdecktem Gebot' },
}
