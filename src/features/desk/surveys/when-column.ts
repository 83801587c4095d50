import type { Say } from '../../../hooks/use-messages.ts'
import { formatTime } from '../format-time.ts'
import type { surveysMessages } from './surveys.messages.ts'

/** The column of when something was answered. An anonymous response has only a day, whatever the time zone. */
export const whenColumn = (isAnonymous: boolean, locale: string, say: Say<typeof surveysMessages>) => ({
  title: say(isAnonymous ? 'answeredOn' : 'answeredAt'),
  numeric: true,
  show: ({ answered_at: at }: Readonly<{ answered_at: string }>) =>
    isAnonymous
      ? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(at))
      : formatTime(at, locale),
})
