/**
 * "21 November 2026", the specification's 'D MMMM YYYY' in the reader's language.
 * @param instant ISO 8601 instant or milliseconds since 1970
 * @param timeZone IANA name, such as Europe/London; default: the visitor's own
 */
export function formatDate(instant: string | number, locale: string, timeZone?: string): string {
  return format(instant, locale, { day: 'numeric', month: 'long', year: 'numeric' }, timeZone)
}

/**
 * "Saturday 21 November 2026 at 19:30".
 * @param instant ISO 8601
 * @param timeZone of the venue. If the browser does not know it, the time is shown in UTC.
 */
export function formatMoment(instant: string, locale: string, timeZone: string): string {
  const shape = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  } as const
  try {
    return format(instant, locale, shape, timeZone) + (/^de\b/i.test(locale) ? ' Uhr' : '')
  } catch {
    return format(instant, locale, { ...shape, timeZoneName: 'short' }, 'UTC')
  }
}

function format(
  instant: string | number,
  locale: string,
  shape: Intl.DateTimeFormatOptions,
  timeZone?: string,
): string {
  // All English locales have the day first, as specified.
  const dayFirst = /^en\b/i.test(locale) ? 'en-GB' : locale
  return new Intl.DateTimeFormat(dayFirst, { ...shape, ...(timeZone && { timeZone }) }).format(new Date(instant))
}
