import { noFontReference, noFontWords, type WidgetReference } from '../src/widget/reference.ts'

export const donationProgressReference: WidgetReference = {
  description: 'How far the event is on the way to its goal, as a thermometer that goes on past 100 %.',
  attributes: {
    noDonors: 'Leaves out the number of donors.',
    noFont: noFontReference,
  },
  builder: {
    name: 'Progress to the goal',
    about: 'A bar that shows how near the goal is. It moves with each gift.',
    fields: {
      noDonors: { label: 'Hide the number of donors' },
      noFont: noFontWords,
    },
  },
}
