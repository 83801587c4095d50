import { BuyNow } from '../src/features/auction/blocks/buy-now.tsx'
import { flag, oneOf, text, wholeNumber } from '../src/widget/attributes.ts'
import { defineWidget } from '../src/widget/define-widget.tsx'

export const buyNow = defineWidget({
  tag: 'buy-now',
  attributes: {
    category: text(),
    limit: wholeNumber(100),
    dataLayer: flag(),
    consent: oneOf(['granted', 'denied', 'auto']),
    noFont: flag(),
  },
  reserve: 760,
  reads: [
    '/app/settings/block',
    '/auction/items?kinds={kinds|buy_now}&category_id={category}&sort=available&limit={limit|12}',
  ],
  component: BuyNow,
})
