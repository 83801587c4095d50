import { defineRoutes } from '../define-routes.ts'

const screen = () => import('../screens/polls.tsx')

/** Polls: their list, voting in one, and a display for the room. */
export const pollRoutes = defineRoutes(
  {
    polls: { title: 'Polls', skeleton: 'polls', screen },
    poll: { title: 'Polls', skeleton: 'polls', access: 'user', screen },
    'public-poll': { title: 'Public Poll', skeleton: 'polls', screen },
    'poll-success': { title: 'Thank you', screen },
    'poll-screen': { kind: 'wall', screen },
  },
  { de: () => import('./polls.messages.de.ts') },
)
