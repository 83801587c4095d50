import { noFontReference, noFontWords, type WidgetReference } from '../src/widget/reference.ts'

export const totalRaisedReference: WidgetReference = {
  description: 'The total that the event has raised, and how many gave. It moves with each gift.',
  attributes: {
    label: 'What stands behind the amount. Default: "raised" in the reader\'s language.',
    noDonors: 'Leaves out the number of donors.',
    noFont: noFontReference,
  },
  builder: {
    name: 'Total raised',
    about: 'The amount raised so far. It moves with each gift.',
    fields: {
      label: {
        label: 'Words after the amount',
        help: 'Such as “for the new roof”. Leave it empty for “raised”.',
      },
      noDonors: { label: 'Hide the number of donors' },
      noFont: noFontWords,
    },
  },
}
