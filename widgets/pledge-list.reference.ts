import { noFontReference, noFontWords, type WidgetReference } from '../src/widget/reference.ts'

export const pledgeListReference: WidgetReference = {
  description: 'What can be pledged for, with pictures and sums that move with each pledge.',
  attributes: {
    limit: 'The most to show, the first ones of the organiser’s order, up to 100. Default: 6.',
    pledging:
      'What a card leads to: `link`, its page on the platform, or `in-place`, pledging and paying inside the block. Default: `link`.',
    noFont: noFontReference,
  },
  builder: {
    name: 'Pledges',
    about: 'What can be pledged for, with live sums. Visitors pledge here or on the event’s own page.',
    fields: {
      pledging: {
        label: 'Where visitors pledge',
        options: { '': 'On the event’s own page', 'in-place': 'Here, on your page' },
      },
      limit: { label: 'How many at most', help: 'Leave it empty for 6.' },
      noFont: noFontWords,
    },
  },
}
