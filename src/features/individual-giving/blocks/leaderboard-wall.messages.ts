import { addTranslations } from '../../../lib/translations.ts'

/** Messages of the leaderboard on a display, read by everybody in the room. */
export const wallMessages = {
  fundraisers: 'Raised by fundraisers',
  teams: 'Raised by teams',
  'fundraisers.none': 'Whoever raises the most will be shown here.',
  'teams.none': 'The teams that raise the most will be shown here.',
} as const

addTranslations(wallMessages, { de: () => import('./leaderboard-wall.messages.de.ts') })
