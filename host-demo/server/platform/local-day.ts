const day = 24 * 3_600_000

/** Later ones have no ISO 8601 text with a year of four digits. */
const lastInstant = Date.parse('9999-12-31T23:59:59Z')

/** The first second of a day, such as 2026-11-21, in a time zone: that of the next day where a zone has skipped it. */
export const startOfDay = (date: string, timeZone: string): Date => new Date(startOf(Date.parse(date), timeZone))

/** The last second of a day in a time zone. */
export const endOfDay = (date: string, timeZone: string): Date =>
  new Date(Math.min(startOf(Date.parse(date) + day, timeZone) - 1000, lastInstant))

/** The day of an instant in a time zone. */
export const dayOf = (instant: Date, timeZone: string): string => format(timeZone, instant.getTime()).slice(0, 10)

/** @param midnight of the day in UTC */
function startOf(midnight: number, timeZone: string): number {
  const first = midnight - offsetAt(midnight, timeZone)
  // The clocks may change between midnight here and midnight there, or at midnight, which some days do not have.
  const found = [first, midnight - offsetAt(first, timeZone)].filter(at => at + offsetAt(at, timeZone) >= midnight)
  return Math.min(...found)
}

/** Milliseconds that a zone's clocks are ahead of UTC. */
const offsetAt = (at: number, timeZone: string) =>
  // Years of six digits, because the day after 9999-12-31 is one, too.
  Date.parse(`+${format(timeZone, at).replace(' ', 'T').padStart(21, '0')}Z`) - at

/** Sweden writes dates as ISO 8601 does. */
const format = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
