const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'medium' })

/**
 * Milliseconds from now to a later time on the same day in the demo events' time zone: an hour, or half of the rest
 * of the day. A prize draw takes place on the day that its tickets name.
 */
export function laterToday(): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.format().split(':').map(Number)
  const left = 24 * 3600 - hours * 3600 - minutes * 60 - seconds
  return Math.min(3600, left / 2) * 1000
}
