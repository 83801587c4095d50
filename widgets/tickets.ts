import { TicketsBlock } from '../src/features/tickets/block/tickets-block.tsx'
import { flag, text } from '../src/widget/attributes.ts'
import { defineWidget } from '../src/widget/define-widget.tsx'

export const tickets = defineWidget({
  tag: 'tickets',
  attributes: { voucher: text(), noFont: flag() },
  reserve: 760,
  reads: ['/app/settings/block', '/tickets'],
  component: TicketsBlock,
})
