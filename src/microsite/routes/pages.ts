import { defineRoutes } from '../define-routes.ts'

/** The event itself, and what its organiser has written. */
export const pageRoutes = defineRoutes(
  {
    home: { skeleton: 'home', content: 'home', screen: () => import('../screens/home.tsx') },
    terms: { title: 'Terms' },
    privacy: { title: 'Privacy Policy' },
    content: {},
    'not-found': { title: 'Default microsite page', screen: () => import('../screens/not-found.tsx') },
  },
  { de: () => import('./pages.messages.de.ts') },
)
