import { beginMicrosite, Microsite } from '../src/microsite/microsite.tsx'
import { flag, oneOf, text } from '../src/widget/attributes.ts'
import { defineWidget } from '../src/widget/define-widget.tsx'

export const microsite = defineWidget({
  tag: 'microsite',
  attributes: {
    page: flag(),
    mode: oneOf(['path', 'hash', 'memory']),
    consent: oneOf(['granted', 'denied', 'auto']),
    base: text(),
  },
  reserve: 640,
  reads: ['/app/settings'],
  component: Microsite,
  begin: beginMicrosite,
})
