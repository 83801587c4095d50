import { addTranslations } from './translations.ts'

/** The messages of a countdown. */
export const countdownMessages = {
  days: { one: 'day', other: 'days' },
  hours: { one: 'hour', other: 'hours' },
  minutes: { one: 'minute', other: 'minutes' },
  seconds: { one: 'second', other: 'seconds' },
  minutesLeft: { one: '{count} minute left', other: '{count} minutes left' },
  secondsLeft: { one: '{count} second left', other: '{count} seconds left' },
  ended: 'Time is up',
} as const

addTranslations(countdownMessages, { de: () => import('./countdown.messages.de.ts') })
