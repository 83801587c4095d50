/** The first second of a day, such as 2026-11-21, in a time zone. */
export const startOfDay = (day: string, timeZone: string): Date => instantAt(`${day}T00:00:00Z`, timeZone)

/** The last second of a day in a time zone. */
export const endOfDay = (day: string, timeZone: string): Date => instantAt(`${day}T23:59:59Z`, timeZone)

/** The day of an instant in a time zone. */
export const dayOf = (instant: Date, timeZone: string): string => format(timeZone, instant.getTime()).slice(0, 10)

/** @param local the time in the zone, written as if it were UTC */
function instantAt(local: string, timeZone: string): Date {
  const asUtc = Date.parse(local)
  const shown = Date.parse(`${format(timeZone, asUtc).replace(' ', 'T')}Z`)
  return new Date(asUtc - (shown - asUtc))
}

/** Sweden writes dates as ISO 8601 does. */
const format = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
