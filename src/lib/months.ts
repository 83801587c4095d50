/**
 * The same day and time some months later, in UTC, or the month's last day where it has no such day. Always counted
 * from the first date, so that a 31st returns to the 31st after February.
 */
export function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date)
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + months)
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(date.getUTCDate(), last))
  return later
}
