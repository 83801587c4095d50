import { noFontReference, noFontWords, type WidgetReference } from '../src/widget/reference.ts'

export const leaderboardReference: WidgetReference = {
  description: 'Who has raised most, or which teams, in an order that moves with each gift.',
  attributes: {
    show: '`fundraisers` or `teams`. Default: `fundraisers`.',
    limit: 'The most places to show, up to 200. Default: 10.',
    noFont: noFontReference,
  },
  builder: {
    name: 'Leaderboard',
    about: 'Who leads, live: people or teams.',
    fields: {
      show: { label: 'Who is on it', options: { '': 'People', teams: 'Teams' } },
      limit: { label: 'How many places', help: 'Leave it empty for 10.' },
      noFont: noFontWords,
    },
  },
}
