import { noFontReference, noFontWords, type WidgetReference } from '../src/widget/reference.ts'

export const ticketsReference: WidgetReference = {
  description:
    'Tickets and bundles such as a table of ten, with what is left, sold without leaving the page. What a visitor has chosen is reserved while they pay.',
  attributes: {
    voucher: 'A code that unlocks hidden tickets, or takes something off the price.',
    noFont: noFontReference,
  },
  builder: {
    name: 'Tickets',
    about: 'Visitors buy tickets and tables by card without leaving your page.',
    fields: {
      voucher: {
        label: 'Voucher code',
        help: 'Unlocks hidden tickets, or takes something off the price.',
        advanced: true,
      },
      noFont: noFontWords,
    },
  },
}
