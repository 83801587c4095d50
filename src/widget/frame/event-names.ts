// Written by `npm run reference`, from the files of `widgets/` and what they show.
/** Every event that a block sends, named with the prefix `fayre`. */
export const eventNames = [
  'fayre-add-to-cart',
  'fayre-begin-checkout',
  'fayre-bid-placed',
  'fayre-consent-changed',
  'fayre-donation-complete',
  'fayre-donation-failed',
  'fayre-donation-started',
  'fayre-draw-complete',
  'fayre-draw-failed',
  'fayre-draw-started',
  'fayre-fundraiser-opened',
  'fayre-lot-won',
  'fayre-outbid',
  'fayre-pledge-complete',
  'fayre-pledge-failed',
  'fayre-pledge-promised',
  'fayre-pledge-started',
  'fayre-preload-error',
  'fayre-purchase',
  'fayre-view-item-list',
]
