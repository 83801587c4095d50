import type { Events } from '../../lib/events.ts'

/** Events about the visitor's tickets, for the host page. They are named after GA4's. Amounts are minor units. */
export const ticketsEvents = {
  'view-item-list': {
    description: 'The visitor sees what is sold. `offers` is how many types and bundles there are.',
    detail: { currency: 'string', offers: 'number' },
  },
  'add-to-cart': {
    description:
      'The server has reserved what the visitor has chosen. `amount`, in minor units, is the price of all of it.',
    detail: { amount: 'number', currency: 'string', tickets: 'number' },
  },
  'begin-checkout': {
    description: 'The visitor begins to pay. `amount` is in minor units.',
    detail: { amount: 'number', currency: 'string', tickets: 'number' },
  },
  purchase: {
    description:
      'The server has confirmed the order. `amount`, in minor units, is what the tickets cost, less what a voucher has taken off.',
    detail: { orderId: 'string', amount: 'number', currency: 'string' },
  },
} as const satisfies Events
