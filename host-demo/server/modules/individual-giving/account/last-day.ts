/** The last second of a day, such as 2026-11-21, in a time zone. */
export function endOfDay(day: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T23:59:59Z`)
  const local = Date.parse(`${format(timeZone, asUtc).replace(' ', 'T')}Z`)
  return new Date(asUtc - (local - asUtc))
}

/** The day of an instant in a time zone. */
export const dayOf = (instant: Date, timeZone: string): string => format(timeZone, instant.getTime()).slice(0, 10)

/** Sweden writes dates as ISO 8601 does. */
const format = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
