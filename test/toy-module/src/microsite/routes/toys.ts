import { defineRoutes } from '../define-routes.ts'
import { featureScreen } from '../feature-screen.tsx'

export const toyRoutes = defineRoutes(
  {
    toy: {
      title: 'Toy',
      screen: featureScreen(async () => (await import('../../features/toys/toy.tsx')).Toy, {
        width: 'reading',
        useProps: ({ params }) => ({ toy: params.id }),
      }),
    },
  },
  { de: () => import('./toys.messages.de.ts') },
)
