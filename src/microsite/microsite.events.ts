import type { Events } from '../lib/events.ts'

/** Events of the microsite itself, for the host page. */
export const micrositeEvents = {
  'consent-changed': {
    description: 'The visitor, or the page, has said yes or no to cookies.',
    detail: { consent: "'granted' | 'denied' | 'unasked'" },
  },
  'preload-error': {
    description: "The code of a screen did not load, after three tries. `screen` is its route's id.",
    detail: { screen: 'string | undefined' },
  },
} as const satisfies Events
