import { AuctionLots } from '../src/features/auction/blocks/auction-lots.tsx'
import { flag, oneOf, someOf, text, wholeNumber } from '../src/widget/attributes.ts'
import { defineWidget } from '../src/widget/define-widget.tsx'

export const auctionLots = defineWidget({
  tag: 'auction-lots',
  attributes: {
    kinds: someOf(['competitive_bid', 'sealed_bid', 'live_auction', 'buy_now', 'sponsor_item']),
    category: text(),
    limit: wholeNumber(100),
    bidding: oneOf(['link', 'in-place']),
    noFont: flag(),
  },
  reserve: 760,
  reads: ['/app/settings/block', '/auction/items?kinds={kinds}&category_id={category}&sort=available&limit={limit|12}'],
  component: AuctionLots,
})
