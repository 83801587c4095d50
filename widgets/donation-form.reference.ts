import type { WidgetReference } from '../src/widget/reference.ts'

export const donationFormReference: WidgetReference = {
  description: 'Takes a gift by card, 3-D Secure included, without leaving the page.',
  attributes: {
    amount: "The amount that is chosen at first, in minor units (pence). Default: the organiser's.",
    dataLayer:
      "Hands the steps of a gift to the page's `dataLayer` (GA4's names) and `fbq`, with the visitor's consent only.",
    consent:
      'What the page has found out about cookies, for `data-layer`. A `fayre-consent` event on the document tells of it later.',
  },
}
