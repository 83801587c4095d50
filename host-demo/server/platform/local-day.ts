/** The first second of a day, such as 2026-11-21, in a time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(day)
  const first = midnight - offsetAt(midnight, timeZone)
  // The clocks may change between midnight here and midnight there, or at midnight, which some days do not have.
  const found = [first, midnight - offsetAt(first, timeZone)].filter(at => dayOf(new Date(at), timeZone) === day)
  return new Date(Math.min(...found))
}

/** The last second of a day in a time zone. */
export function endOfDay(day: string, timeZone: string): Date {
  const next = new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10)
  return new Date(startOfDay(next, timeZone).getTime() - 1000)
}

/** The day of an instant in a time zone. */
export const dayOf = (instant: Date, timeZone: string): string => format(timeZone, instant.getTime()).slice(0, 10)

/** Milliseconds that a zone's clocks are ahead of UTC. */
const offsetAt = (at: number, timeZone: string) => Date.parse(`${format(timeZone, at).replace(' ', 'T')}Z`) - at

/** Sweden writes dates as ISO 8601 does. */
const format = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
