import { IndividualGiving } from '../src/features/individual-giving/blocks/individual-giving.tsx'
import { flag, oneOf, text, wholeNumber } from '../src/widget/attributes.ts'
import { defineWidget } from '../src/widget/define-widget.tsx'

export const individualGiving = defineWidget({
  tag: 'individual-giving',
  attributes: {
    team: text(),
    sort: oneOf(['raised', 'name', 'newest']),
    limit: wholeNumber(100),
    noSearch: flag(),
    noFont: flag(),
  },
  reserve: 760,
  reads: ['/app/settings/block', '/individual-giving?team_id={team}&sort={sort|raised}&limit={limit|12}'],
  component: IndividualGiving,
})
