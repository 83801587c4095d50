import { defineRoutes } from '../define-routes.ts'

const screen = () => import('../screens/polls.tsx')

/** Polls: their list, voting in one, and a display for the room. */
export const pollRoutes = defineRoutes({
  polls: { skeleton: 'polls', screen },
  poll: { skeleton: 'polls', access: 'user', screen },
  'public-poll': { skeleton: 'polls', screen },
  'poll-success': { screen },
  'poll-screen': { kind: 'wall', screen },
})
