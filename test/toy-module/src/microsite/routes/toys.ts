import { defineRoutes } from '../define-routes.ts'
import { featureScreen } from '../feature-screen.tsx'

export const toyRoutes = defineRoutes({
  toy: {
    screen: featureScreen(async () => (await import('../../features/toys/toy.tsx')).Toy, {
      width: 'reading',
      useProps: ({ params }) => ({ toy: params.id }),
    }),
  },
})
