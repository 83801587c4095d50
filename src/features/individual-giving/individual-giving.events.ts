import type { Events } from '../../lib/events.ts'

/** Events about what a visitor chooses in a list, for the host page. */
export const givingEvents = {
  'fundraiser-opened': {
    description: 'A visitor opens a fundraiser’s page.',
    detail: { fundraiserId: 'string' },
  },
} as const satisfies Events
