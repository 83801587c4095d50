import { PledgeBlock } from '../src/features/pledges/block/pledge-block.tsx'
import { flag, oneOf, wholeNumber } from '../src/widget/attributes.ts'
import { defineWidget } from '../src/widget/define-widget.tsx'

export const pledgeList = defineWidget({
  tag: 'pledge-list',
  attributes: {
    limit: wholeNumber(100),
    pledging: oneOf(['link', 'in-place']),
    dataLayer: flag(),
    consent: oneOf(['granted', 'denied', 'auto']),
    noFont: flag(),
  },
  reserve: 640,
  reads: ['/app/settings/block', '/pledges'],
  component: PledgeBlock,
})
