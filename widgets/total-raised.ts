import { TotalRaised } from '../src/features/total-raised/total-raised.tsx'
import { flag, text } from '../src/widget/attributes.ts'
import { defineWidget } from '../src/widget/define-widget.tsx'

export const totalRaised = defineWidget({
  tag: 'total-raised',
  attributes: {
    label: text(),
    noDonors: flag(),
    noFont: flag(),
  },
  reserve: 120,
  reads: ['/donations/total', '/app/settings/block'],
  component: TotalRaised,
})
