import { addTranslations } from '../../lib/translations.ts'

export const donationProgressMessages = {
  meter: 'Raised so far',
  raised: '{amount} raised',
  goal: 'of {goal}',
  percent: '{percent}%',
  meterText: '{amount} of {goal}, {percent}%',
  donors: { one: '{count} donor', other: '{count} donors' },
  reached: '{percent}%, goal reached',
  stale: 'not live just now',
  loading: 'Loading the progress',
  slow: 'Still trying to load…',
  failed: 'The progress can’t be shown just now.',
  retry: 'Try again',
} as const

addTranslations(donationProgressMessages, { de: () => import('./donation-progress.messages.de.ts') })
