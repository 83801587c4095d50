import { defineRoutes } from '../define-routes.ts'
import { featureScreen } from '../feature-screen.tsx'

/** Payment links, and the screen after an order. */
export const paymentRoutes = defineRoutes({
  payment: {
    kind: 'checkout',
    screen: featureScreen(
      async () => (await import('../../features/payment-request/payment-request.tsx')).PaymentRequest,
      { width: 'narrow', useProps: ({ query }) => ({ request: query.get('request') ?? undefined }) },
    ),
  },
  'order-complete': {
    screen: featureScreen(async () => (await import('../screens/after-order.tsx')).AfterOrder, {
      width: 'reading',
      useProps: () => ({}),
    }),
  },
})
