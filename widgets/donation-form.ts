import { DonationForm } from '../src/features/donation-form/donation-form.tsx'
import { flag, minorUnits, oneOf } from '../src/widget/attributes.ts'
import { defineWidget } from '../src/widget/define-widget.tsx'

export const donationForm = defineWidget({
  tag: 'donation-form',
  description: 'Takes a gift by card, 3-D Secure included, without leaving the page.',
  attributes: {
    amount: minorUnits("The amount that is chosen at first, in minor units (pence). Default: the organiser's."),
    dataLayer: flag(
      "Hands the steps of a gift to the page's `dataLayer` (GA4's names) and `fbq`, with the visitor's consent only.",
    ),
    consent: oneOf(
      ['granted', 'denied', 'auto'],
      'What the page has found out about cookies, for `data-layer`. A `fayre-consent` event on the document tells of it later.',
    ),
  },
  reserve: 380,
  reads: ['/app/settings'],
  component: DonationForm,
})
