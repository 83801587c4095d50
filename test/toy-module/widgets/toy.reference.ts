import type { WidgetReference } from '../src/widget/reference.ts'

export const toyReference: WidgetReference = {
  description: 'A toy that can be clapped for.',
  attributes: {
    toy: 'Which toy. Default: the first.',
  },
  builder: {
    name: 'Toy',
    about: 'A toy that can be clapped for.',
    fields: { toy: { label: 'Which toy' } },
  },
}
