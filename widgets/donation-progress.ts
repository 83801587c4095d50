import { DonationProgress } from '../src/features/donation-progress/donation-progress.tsx'
import { flag } from '../src/widget/attributes.ts'
import { defineWidget } from '../src/widget/define-widget.tsx'

export const donationProgress = defineWidget({
  tag: 'donation-progress',
  attributes: { noDonors: flag(), noFont: flag() },
  reserve: 144,
  reads: ['/donations/total', '/app/settings/block'],
  component: DonationProgress,
})
