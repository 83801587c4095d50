import { defineRoutes } from '../define-routes.ts'

/** Polls; the screens are not built yet. */
export const pollRoutes = defineRoutes(
  {
    polls: { title: 'Polls', skeleton: 'polls' },
    poll: { title: 'Polls', skeleton: 'polls', access: 'user' },
    'public-poll': { title: 'Public Poll', skeleton: 'polls' },
    'poll-success': { title: 'Thank you' },
  },
  { de: () => import('./polls.messages.de.ts') },
)
