import { defineRoutes } from '../define-routes.ts'

/** The event's home page and the organiser's pages. */
export const pageRoutes = defineRoutes({
  home: { skeleton: 'home', content: 'home', screen: () => import('../screens/home.tsx') },
  terms: {},
  privacy: {},
  content: {},
  'not-found': { screen: () => import('../screens/not-found.tsx') },
})
