import type { Events } from '../../lib/events.ts'

/** The events of a gift, for the host page. */
export const donationFormEvents = {
  'donation-started': {
    description: 'An amount was chosen. `amount` is in minor units.',
    detail: { amount: 'number', currency: 'string' },
  },
  'donation-complete': {
    description: 'The server has confirmed the gift. `amount` is in minor units.',
    detail: { orderId: 'string', amount: 'number', currency: 'string' },
  },
  'donation-failed': {
    description: 'The payment was declined. The donor may try another card.',
    detail: { reason: "'declined'" },
  },
} as const satisfies Events
