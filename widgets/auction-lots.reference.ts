import { noFontReference, noFontWords, type WidgetReference } from '../src/widget/reference.ts'

export const auctionLotsReference: WidgetReference = {
  description: 'Lots of the auction with pictures, prices that move with each bid, and the time that is left.',
  attributes: {
    kinds:
      'The kinds of lots to show, with commas between them: `competitive_bid` (silent), `sealed_bid`, `live_auction`, `buy_now`, `sponsor_item`. Default: all of them.',
    category: 'The id of the category to show. Default: all categories.',
    limit: 'The most lots to show, those still to be had first, in the order of the catalogue, up to 100. Default: 12.',
    bidding:
      'What a card leads to: `link`, the lot’s page on the platform, or `in-place`, bidding inside the block. Default: `link`.',
    noFont: noFontReference,
  },
  builder: {
    name: 'Auction lots',
    about: 'Lots with live prices. Visitors bid here or on the lot’s own page.',
    fields: {
      kinds: {
        label: 'Which lots',
        options: {
          '': 'Lots of every kind',
          competitive_bid: 'Silent auction',
          sealed_bid: 'Sealed bids',
          live_auction: 'Live auction',
          'competitive_bid,sealed_bid': 'Silent auction and sealed bids',
          buy_now: 'Buy now',
        },
      },
      bidding: {
        label: 'Where visitors bid',
        help: 'On your page it needs a visitor who is signed in at the same address. Others sign in first.',
        options: { '': 'On the lot’s own page', 'in-place': 'Here, on your page' },
      },
      limit: { label: 'How many lots at most', help: 'Leave it empty for 12.' },
      category: {
        label: 'Only one category',
        help: 'Its id, as in the address of its list: what follows “category=”.',
        advanced: true,
      },
      noFont: noFontWords,
    },
  },
}
