import { noFontReference, noFontWords, type WidgetReference } from '../src/widget/reference.ts'

export const buyNowReference: WidgetReference = {
  description: 'Lots of the auction at a fixed price, sold without leaving the page, while there are any.',
  attributes: {
    category: 'The id of the category to show. Default: all categories.',
    limit: 'The most lots to show, those still to be had first, in the order of the catalogue, up to 100. Default: 12.',
    noFont: noFontReference,
  },
  builder: {
    name: 'Buy now',
    about: 'Visitors buy lots by card without leaving your page.',
    fields: {
      limit: { label: 'How many lots at most', help: 'Leave it empty for 12.' },
      category: {
        label: 'Only one category',
        help: 'Its id, as in the address of its list: what follows “category=”.',
        advanced: true,
      },
      noFont: noFontWords,
    },
  },
}
