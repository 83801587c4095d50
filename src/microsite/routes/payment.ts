import { defineRoutes } from '../define-routes.ts'
import { featureScreen } from '../feature-screen.tsx'

/** What is paid by a link, and what has been paid. */
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
        { width: 'reading', useProps: () => ({}) },
      ),
    },
  },
  { de: () => import('./payment.messages.de.ts') },
)
