/**
 * The same day and time some months later, in UTC; the month's last day where
 * it has no such day. Counted from the first date each time, so that a 31st
 * comes back after February.
 */
export function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date)
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + months)
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(date.getUTCDate(), last))
  return later
}
