import { defineRoutes } from '../define-routes.ts'

/** The event's home page and the organiser's pages. */
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
