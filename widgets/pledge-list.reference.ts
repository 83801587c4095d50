import { noFontReference, noFontWords, type WidgetReference } from '../src/widget/reference.ts'

export const pledgeListReference: WidgetReference = {
  description: 'What can be pledged for, with pictures and sums that move with each pledge.',
  attributes: {
    limit: 'The most to show, the first ones of the organiser’s order, up to 100. Default: 6.',
    pledging:
      'What a card leads to: `link`, its page on the platform, or `in-place`, pledging and paying inside the block. Default: `link`.',
    dataLayer:
      "With `pledging=\"in-place\"`: hands the steps of a pledge to the page's `dataLayer` (GA4's names) and `fbq`, with the visitor's consent only.",
    consent:
      'What the page has found out about cookies, for `data-layer`. A `fayre-consent` event on the document tells of it later.',
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
      dataLayer: {
        label: 'Track pledges in Google Analytics',
        help: 'Counts begun and paid pledges in Google Analytics, Tag Manager or the Meta pixel of your page, for visitors who agreed to cookies. Only where visitors pledge here.',
      },
      consent: {
        label: 'Have visitors agreed to cookies?',
        help: 'Only for tracking: pledges are taken all the same.',
        options: { '': 'My cookie banner says so', granted: 'Yes, all of them', denied: 'No, never track' },
        advanced: true,
      },
      noFont: noFontWords,
    },
  },
}
