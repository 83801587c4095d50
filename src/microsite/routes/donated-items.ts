import { defineRoutes } from '../define-routes.ts'

const screen = () => import('../screens/donated-items.tsx')

/** Items that supporters donate for sale. */
export const donatedItemRoutes = defineRoutes({
  'donate-lot': { screen },
  'donate-lot-success': { screen },
})
