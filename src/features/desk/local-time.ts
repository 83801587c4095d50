/** An instant for the browser's field of date and time, in the device's time zone: `2026-11-21T19:30`. */
export function localTime(instant: string): string {
  const date = new Date(instant)
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/**
 * The chosen instant. Empty if none was chosen: the server's message says so.
 * @param before the instant that the field was filled in with: kept to the millisecond if nothing else was chosen
 */
export function momentOf(local: string, before?: string): string {
  if (before && localTime(before) === local) return before
  const date = new Date(local)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}
