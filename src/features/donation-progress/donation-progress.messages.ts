import { addTranslations } from '../../lib/translations.ts'

export const donationProgressMessages = {
  meter: 'Raised so far',
  raised: '{amount} raised',
  goal: 'of {goal}',
  percent: '{percent}%',
  donors: { one: '{count} donor', other: '{count} donors' },
  reached: '{percent}%, goal reached',
} as const

addTranslations(donationProgressMessages, { de: () => import('./donation-progress.messages.de.ts') })
