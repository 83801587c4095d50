import { noFontReference, noFontWords, type WidgetReference } from '../src/widget/reference.ts'

export const donationFormReference: WidgetReference = {
  description: 'Takes a gift by card, 3-D Secure included, without leaving the page.',
  attributes: {
    amount: "The amount that is chosen at first, in minor units (pence). Default: the organiser's.",
    dataLayer:
      "Hands the steps of a gift to the page's `dataLayer` (GA4's names) and `fbq`, with the visitor's consent only.",
    consent:
      'What the page has found out about cookies, for `data-layer`. A `fayre-consent` event on the document tells of it later.',
    noFont: noFontReference,
  },
  builder: {
    name: 'Donation form',
    about: 'Visitors give by card without leaving your page.',
    fields: {
      amount: {
        label: 'Amount chosen at first',
        help: 'Leave it empty for the amount that the organiser chose.',
        unit: 'money',
      },
      dataLayer: {
        label: 'Track gifts in Google Analytics',
        help: 'Counts begun and paid gifts in Google Analytics, Tag Manager or the Meta pixel of your page, for visitors who agreed to cookies.',
      },
      consent: {
        label: 'Have visitors agreed to cookies?',
        help: 'Only for tracking: gifts are taken all the same.',
        options: { '': 'My cookie banner says so', granted: 'Yes, all of them', denied: 'No, never track' },
        advanced: true,
      },
      noFont: noFontWords,
    },
  },
}
