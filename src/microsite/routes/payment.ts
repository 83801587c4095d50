import { defineRoutes } from '../define-routes.ts'
import { featureScreen } from '../feature-screen.tsx'
import { upsellsAfter } from '../upsells.ts'

/** Payment links, and the screen after an order. */
export const paymentRoutes = defineRoutes(
  {
    payment: {
      title: 'Payment',
      kind: 'checkout',
      screen: featureScreen(
        async () => (await import('../../features/payment-request/payment-request.tsx')).PaymentRequest,
        { width: 'narrow', useProps: ({ query }) => ({ request: query.get('request') ?? undefined }) },
      ),
    },
    'order-complete': {
      title: 'Order Complete',
      screen: featureScreen(
        async () => (await import('../../features/order-complete/order-complete.tsx')).OrderComplete,
        { width: 'reading', useProps: () => ({ upsellsAfter }) },
      ),
    },
  },
  { de: () => import('./payment.messages.de.ts') },
)
