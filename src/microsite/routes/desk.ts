import { defineRoutes } from '../define-routes.ts'
import { featureScreen } from '../feature-screen.tsx'

/** The organisers' desk. */
export const deskRoutes = defineRoutes({
  admin: {
    access: 'organiser',
    skeleton: 'your_account',
    offline: true,
    screen: featureScreen(async () => (await import('../../features/desk/desk.tsx')).Desk, {
      useProps: ({ params }) => ({ path: params.rest ?? '' }),
    }),
  },
})
