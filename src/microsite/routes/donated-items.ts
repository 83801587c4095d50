import { defineRoutes } from '../define-routes.ts'

/** Items that supporters donate for sale; the screens are not built yet. */
export const donatedItemRoutes = defineRoutes(
  {
    'donate-lot': { title: 'Donate an item' },
    'donate-lot-success': { title: 'Thank you' },
  },
  { de: () => import('./donated-items.messages.de.ts') },
)
