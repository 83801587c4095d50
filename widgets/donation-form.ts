import { beginDonationForm, DonationForm } from '../src/features/donation-form/donation-form.tsx'
import { flag, minorUnits, oneOf } from '../src/widget/attributes.ts'
import { defineWidget } from '../src/widget/define-widget.tsx'

export const donationForm = defineWidget({
  tag: 'donation-form',
  attributes: {
    amount: minorUnits(),
    dataLayer: flag(),
    consent: oneOf(['granted', 'denied', 'auto']),
    noFont: flag(),
  },
  reserve: 436,
  reads: ['/app/settings'],
  component: DonationForm,
  begin: beginDonationForm,
})
