/**
 * "21 November 2026", the specification's 'D MMMM YYYY' in the reader's language.
 * @param instant ISO 8601 instant or milliseconds since 1970
 * @param timeZone IANA name, such as Europe/London; default: the visitor's own
 */
export function formatDate(instant: string | number, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(timeZone && { timeZone }),
  }).format(new Date(instant))
}
