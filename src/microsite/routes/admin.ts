import { defineRoutes } from '../define-routes.ts'

/** For organisers only; the screen is not built yet. */
export const adminRoutes = defineRoutes(
  {
    admin: { title: 'Admin Dash', access: 'organiser' },
  },
  { de: () => import('./admin.messages.de.ts') },
)
