import { defineRoutes } from '../define-routes.ts'

/** Prize draws; the screens are not built yet. */
export const prizeDrawRoutes = defineRoutes(
  {
    'prize-draws': { title: 'Prize draw', skeleton: 'raffle', accountUse: 'buy' },
    'prize-draw': { title: 'Prize Draw Item', skeleton: 'raffle_item', accountUse: 'buy' },
    'prize-draw-checkout': { title: 'Prize draw payment', kind: 'checkout', guest: 'prize-draw-guest-checkout' },
    'prize-draw-guest-checkout': { title: 'Prize draw payment', kind: 'checkout' },
  },
  { de: () => import('./prize-draws.messages.de.ts') },
)
