import { beginDonationProgress, DonationProgress } from '../src/features/donation-progress/donation-progress.tsx'
import { flag } from '../src/widget/attributes.ts'
import { defineWidget } from '../src/widget/define-widget.tsx'

export const donationProgress = defineWidget({
  tag: 'donation-progress',
  description: 'How far the event is on the way to its goal, as a thermometer that goes on past 100 %.',
  attributes: { noDonors: flag('Leaves out the number of donors.') },
  reserve: 144,
  reads: ['/donations/total'],
  component: DonationProgress,
  begin: beginDonationProgress,
})
