import { describe, expect, test } from 'vitest'
import { calendarFile } from '../../src/lib/calendar.ts'

const ball = {
  uid: 'ball@fayre',
  title: 'Moonlight Ball; dinner, dance',
  starts: '2026-11-21T19:30:00.000Z',
  ends: '2026-11-21T23:59:00.000Z',
}
const now = new Date('2026-10-01T08:00:00Z')

describe('a calendar file', () => {
  const lines = calendarFile(ball, now).split('\r\n')

  test('holds one appointment, in UTC', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VEVENT',
        'UID:ball@fayre',
        'DTSTAMP:20261001T080000Z',
        'DTSTART:20261121T193000Z',
        'DTEND:20261121T235900Z',
        'END:VEVENT',
      ]),
    )
  })

  test('escapes what has a meaning of its own', () => {
    expect(lines).toContain('SUMMARY:Moonlight Ball\\; dinner\\, dance')
  })

  test('folds lines at 75 bytes, and no letter is lost', () => {
    const title = `${'ä'.repeat(60)} 🎻${'é'.repeat(60)}`
    const file = calendarFile({ ...ball, title }, now)
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(title)
  })

  test('needs no end', () => {
    expect(calendarFile({ uid: 'x', title: 'x', starts: ball.starts }, now)).not.toContain('DTEND')
  })
})
