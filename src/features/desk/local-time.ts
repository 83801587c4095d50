/** An instant as the value of a `datetime-local` input, in the device's time zone: `2026-11-21T19:30`. */
export function localTime(instant: string): string {
  const date = new Date(instant)
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/**
 * The chosen instant. Empty if none was chosen: the server's message says so.
 * @param before the field's first value: kept to the millisecond unless another time is chosen
 */
export function momentOf(local: string, before?: string): string {
  if (before && localTime(before) === local) return before
  const date = new Date(local)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}
