import type { Events } from '../../lib/events.ts'

/** Events about a visitor's entries, for the host page. Amounts are minor units. */
export const drawsEvents = {
  'draw-started': {
    description: 'The visitor begins to pay for numbers of a draw. `amount` is in minor units.',
    detail: { drawId: 'string', numbers: 'number', amount: 'number', currency: 'string' },
  },
  'draw-complete': {
    description: 'The server has confirmed the payment, and the numbers are the visitor’s. `amount` is in minor units.',
    detail: { orderId: 'string', amount: 'number', currency: 'string' },
  },
  'draw-failed': {
    description: 'The payment for numbers was declined. The visitor may try another card.',
    detail: { reason: "'declined'" },
  },
} as const satisfies Events
