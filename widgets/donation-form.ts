import { DonationForm } from '../src/features/donation-form/donation-form.tsx'
import { minorUnits } from '../src/widget/attributes.ts'
import { defineWidget } from '../src/widget/define-widget.tsx'

export const donationForm = defineWidget({
  tag: 'donation-form',
  description: 'Takes a gift by card, 3-D Secure included, without leaving the page.',
  attributes: {
    amount: minorUnits("The amount that is chosen at first, in minor units (pence). Default: the organiser's."),
  },
  reserve: 300,
  reads: [],
  events: {
    'donation-started': 'An amount was chosen. `detail`: `{ amount, currency }`, the amount in minor units.',
    'donation-complete':
      'The server has confirmed the gift. `detail`: `{ orderId, amount, currency }`, the amount in minor units.',
    'donation-failed': 'The payment was declined. `detail`: `{ reason }`.',
  },
  component: DonationForm,
})
