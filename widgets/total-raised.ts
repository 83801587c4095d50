import { beginTotalRaised, TotalRaised } from '../src/features/total-raised/total-raised.tsx'
import { flag, text } from '../src/widget/attributes.ts'
import { defineWidget } from '../src/widget/define-widget.tsx'

export const totalRaised = defineWidget({
  tag: 'total-raised',
  description: 'The total that the event has raised, and how many gave. It moves with each gift.',
  attributes: {
    label: text('What stands behind the amount. Default: "raised" in the reader\'s language.'),
    noDonors: flag('Leaves out the number of donors.'),
  },
  reserve: 120,
  reads: ['/donations/total'],
  component: TotalRaised,
  begin: beginTotalRaised,
})
