import { defineRoutes } from '../define-routes.ts'
import { featureScreen } from '../feature-screen.tsx'
import { useRouteTitle } from '../use-route-title.ts'

const pay = featureScreen(async () => (await import('../../features/draws/pay/draw-pay.tsx')).DrawPay, {
  useProps: () => ({}),
})

/** Prize draws: their list, their pages, and paying for numbers. */
export const prizeDrawRoutes = defineRoutes({
  'prize-draws': {
    skeleton: 'raffle',
    accountUse: 'buy',
    screen: featureScreen(async () => (await import('../../features/draws/draw-list.tsx')).DrawList, {
      useProps: route => ({ title: useRouteTitle(route) }),
    }),
  },
  'prize-draw': {
    skeleton: 'raffle_item',
    accountUse: 'buy',
    screen: () => import('../screens/prize-draws/draw.tsx'),
  },
  'prize-draw-checkout': {
    kind: 'checkout',
    access: 'user',
    guest: 'prize-draw-guest-checkout',
    screen: pay,
  },
  'prize-draw-guest-checkout': { kind: 'checkout', screen: pay },
})
