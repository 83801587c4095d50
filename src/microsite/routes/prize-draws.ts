import { useMessages } from '../../hooks/use-messages.ts'
import { defineRoutes } from '../define-routes.ts'
import { featureScreen } from '../feature-screen.tsx'

const pay = featureScreen(async () => (await import('../../features/draws/pay/draw-pay.tsx')).DrawPay, {
  useProps: () => ({}),
})

/** Prize draws: their list, their pages, and paying for numbers. */
export const prizeDrawRoutes = defineRoutes(
  {
    'prize-draws': {
      title: 'Prize draw',
      skeleton: 'raffle',
      accountUse: 'buy',
      screen: featureScreen(async () => (await import('../../features/draws/draw-list.tsx')).DrawList, {
        useProps: ({ route }) => ({ title: useMessages(route?.titles ?? {})('prize-draws') }),
      }),
    },
    'prize-draw': {
      title: 'Prize Draw Item',
      skeleton: 'raffle_item',
      accountUse: 'buy',
      screen: () => import('../screens/prize-draws/draw.tsx'),
    },
    'prize-draw-checkout': {
      title: 'Prize draw payment',
      kind: 'checkout',
      access: 'user',
      guest: 'prize-draw-guest-checkout',
      screen: pay,
    },
    'prize-draw-guest-checkout': { title: 'Prize draw payment', kind: 'checkout', screen: pay },
  },
  { de: () => import('./prize-draws.messages.de.ts') },
)
