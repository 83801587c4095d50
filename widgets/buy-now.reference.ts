import { noFontReference, noFontWords, type WidgetReference } from '../src/widget/reference.ts'

export const buyNowReference: WidgetReference = {
  description: 'Lots of the auction at a fixed price, sold without leaving the page, while there are any.',
  attributes: {
    category: 'The id of the category to show. Default: all categories.',
    limit: 'The most lots to show, those still to be had first, in the order of the catalogue, up to 100. Default: 12.',
    dataLayer:
      "Hands the steps of a purchase to the page's `dataLayer` (GA4's names) and `fbq`, with the visitor's consent only.",
    consent:
      'What the page has found out about cookies, for `data-layer`. A `fayre-consent` event on the document tells of it later.',
    noFont: noFontReference,
  },
  builder: {
    name: 'Buy now',
    about: 'Visitors buy lots by card without leaving your page.',
    fields: {
      limit: { label: 'How many lots at most', help: 'Leave it empty for 12.' },
      category: {
        label: 'Only one category',
        help: 'Its id, as in the address of its list: what follows “category=”.',
        advanced: true,
      },
      dataLayer: {
        label: 'Track purchases in Google Analytics',
        help: 'Counts begun and paid purchases in Google Analytics, Tag Manager or the Meta pixel of your page, for visitors who agreed to cookies.',
      },
      consent: {
        label: 'Have visitors agreed to cookies?',
        help: 'Only for tracking: lots are sold all the same.',
        options: { '': 'My cookie banner says so', granted: 'Yes, all of them', denied: 'No, never track' },
        advanced: true,
      },
      noFont: noFontWords,
    },
  },
}
