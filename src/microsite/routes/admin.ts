import { defineRoutes } from '../define-routes.ts'

/** What organisers alone may see: its screen is not built yet. */
export const adminRoutes = defineRoutes(
  {
    admin: { title: 'Admin Dash', access: 'organiser' },
  },
  { de: () => import('./admin.messages.de.ts') },
)
