import type { Events } from '../../lib/events.ts'

/** Events about a visitor's pledges, for the host page. Amounts are minor units. */
export const pledgesEvents = {
  'pledge-started': {
    description: 'An amount was chosen, to be paid now. `amount` is in minor units.',
    detail: { pledgeItemId: 'string | undefined', amount: 'number', currency: 'string' },
  },
  'pledge-promised': {
    description: 'The server has noted a promise, to be paid later. `amount` is in minor units.',
    detail: { pledgeItemId: 'string', amount: 'number', currency: 'string' },
  },
  'pledge-complete': {
    description: 'The server has confirmed the payment of a pledge. `amount` is in minor units.',
    detail: { orderId: 'string', amount: 'number', currency: 'string' },
  },
  'pledge-failed': {
    description: 'The payment of a pledge was declined. The donor may try another card.',
    detail: { reason: "'declined'" },
  },
} as const satisfies Events
