/**
 * "19:30:05", and on another day "20 Nov, 19:30:05": to the second, since bids come fast. It is a separate file so that
 * the home page does not have to load it.
 * @param now milliseconds since 1970
 */
export function formatLogTime(instant: string, locale: string, now: number, timeZone?: string): string {
  const day = { day: 'numeric', month: 'short' } as const
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
  const format = (at: string | number, shape: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(/^en\b/i.test(locale) ? 'en-GB' : locale, {
      ...shape,
      ...(timeZone && { timeZone }),
    }).format(new Date(at))
  return format(instant, format(instant, day) === format(now, day) ? time : { ...day, ...time })
}
