import { Toy } from '../src/features/toys/toy.tsx'
import { text } from '../src/widget/attributes.ts'
import { defineWidget } from '../src/widget/define-widget.tsx'

export const toy = defineWidget({
  tag: 'toy',
  description: 'A toy that can be clapped for.',
  attributes: { toy: text('Which toy. Default: the first.') },
  reserve: 90,
  reads: [],
  component: Toy,
})
