import { addTranslations } from '../lib/translations.ts'

/** The messages of a `ResourceFrame`, where the feature has none of its own: `useResource`. */
export const frameMessages = {
  loading: 'Loading…',
  slow: 'Still trying to load…',
  failed: 'This can’t be shown just now.',
  stale: 'This may not be up to date.',
  notLive: 'not live just now',
  retry: 'Try again',
} as const

addTranslations(frameMessages, { de: () => import('./frame.messages.de.ts') })
