/** An appointment, for a calendar file. */
export interface Appointment {
  /** Unique, and stable for the same appointment, so that a calendar updates it instead of adding another. */
  uid: string
  title: string
  /** ISO 8601 instants. */
  starts: string
  ends?: string | undefined
  url?: string | undefined
}

/** An iCalendar file (RFC 5545) with one appointment. */
export function calendarFile({ uid, title, starts, ends, url }: Appointment, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fayre//Fayre//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${instant(now)}`,
    `DTSTART:${instant(new Date(starts))}`,
    ...(ends ? [`DTEND:${instant(new Date(ends))}`] : []),
    `SUMMARY:${escaped(title)}`,
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

const instant = (date: Date) => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Lines are at most 75 bytes; a longer one continues on the next line after a space. Characters are not split. */
function folded(line: string): string[] {
  const encoder = new TextEncoder()
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (encoder.encode(part + letter).length > 75) {
      parts.push(part)
      part = ' '
    }
    part += letter
  }
  return [...parts, part]
}
