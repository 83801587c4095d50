import { Toy } from '../src/features/toys/toy.tsx'
import { text } from '../src/widget/attributes.ts'
import { defineWidget } from '../src/widget/define-widget.tsx'

export const toy = defineWidget({
  tag: 'toy',
  attributes: { toy: text() },
  reserve: 90,
  reads: [],
  component: Toy,
})
