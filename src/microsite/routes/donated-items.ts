import { defineRoutes } from '../define-routes.ts'

const screen = () => import('../screens/donated-items.tsx')

/** Items that supporters donate for sale. */
export const donatedItemRoutes = defineRoutes(
  {
    'donate-lot': { title: 'Donate an item', screen },
    'donate-lot-success': { title: 'Thank you', screen },
  },
  { de: () => import('./donated-items.messages.de.ts') },
)
