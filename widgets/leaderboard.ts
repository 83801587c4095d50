import { Leaderboard } from '../src/features/individual-giving/blocks/leaderboard.tsx'
import { flag, oneOf, wholeNumber } from '../src/widget/attributes.ts'
import { defineWidget } from '../src/widget/define-widget.tsx'

export const leaderboard = defineWidget({
  tag: 'leaderboard',
  attributes: {
    show: oneOf(['fundraisers', 'teams']),
    limit: wholeNumber(200),
    noFont: flag(),
  },
  reserve: 640,
  reads: ['/app/settings/block', '/individual-giving{show=teams?/teams}?sort=raised&limit={limit|10}'],
  component: Leaderboard,
})
