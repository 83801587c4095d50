import { noFontReference, noFontWords, type WidgetReference } from '../src/widget/reference.ts'

export const ticketsReference: WidgetReference = {
  description:
    'Tickets and bundles such as a table of ten, with what is left, sold without leaving the page. What a visitor has chosen is reserved while they pay.',
  attributes: { noFont: noFontReference },
  builder: {
    name: 'Tickets',
    about: 'Visitors buy tickets and tables by card without leaving your page.',
    fields: { noFont: noFontWords },
  },
}
