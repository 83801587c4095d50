import { expect, test } from 'vitest'
import { formatDate, formatMoment } from '../../src/lib/dates.ts'
import { formatLogTime } from '../../src/lib/log-time.ts'

test.each([
  ['2026-11-21T19:30:00Z', 'en-GB', 'Europe/London', '21 November 2026'],
  ['2026-03-01T00:00:00Z', 'en-GB', 'Europe/London', '1 March 2026'],
  ['2026-11-21T19:30:00Z', 'en', 'Europe/London', '21 November 2026'],
  ['2026-11-21T19:30:00Z', 'en-US', 'Europe/London', '21 November 2026'],
  ['2026-11-21T19:30:00Z', 'de', 'Europe/Berlin', '21. November 2026'],
  [Date.UTC(2026, 10, 21), 'en-GB', 'UTC', '21 November 2026'],
])('writes %s in %s (%s) as %s', (instant, locale, timeZone, text) => {
  expect(formatDate(instant, locale, timeZone)).toBe(text)
})

test('says the day of the place, not of the clock that wrote the instant', () => {
  expect(formatDate('2026-11-21T23:30:00Z', 'en-GB', 'Europe/Berlin')).toBe('22 November 2026')
  expect(formatDate('2026-11-21T03:30:00Z', 'en-GB', 'America/New_York')).toBe('20 November 2026')
})

test('says of an entry in a log the time alone, and its day too where that is another one', () => {
  const now = Date.parse('2026-11-21T22:00:00Z')
  const said = (instant: string, locale = 'en-GB') => formatLogTime(instant, locale, now, 'Europe/London')
  expect(said('2026-11-21T19:30:05Z')).toBe('19:30:05')
  expect(said('2026-11-20T19:30:05Z')).toBe('20 Nov, 19:30:05')
  expect(said('2026-11-20T19:30:05Z', 'de')).toBe('20. Nov., 19:30:05')
})

test("takes the visitor's own time zone where none is named", () => {
  const noon = new Date(2026, 5, 1, 12).getTime()
  expect(formatDate(noon, 'en-GB')).toBe('1 June 2026')
})

test('refuses what is no date, rather than show one', () => {
  expect(() => formatDate('soon', 'en-GB')).toThrow(RangeError)
})

// Some browsers write a comma after the day.
test.each([
  ['Europe/London', /^Saturday,? 21 November 2026 at 19:30$/],
  ['Europe/Berlin', /^Saturday,? 21 November 2026 at 20:30$/],
  // An unknown time zone: shown in UTC, and said so.
  ['Mars/Olympus', /^Saturday,? 21 November 2026 at 19:30 UTC$/],
])('tells a moment in the time of its place: %s', (timeZone, text) => {
  expect(formatMoment('2026-11-21T19:30:00Z', 'en-GB', timeZone)).toMatch(text)
})

test('says in German that the figures are a time', () => {
  const [known, unknown] = ['Europe/Berlin', 'Mars/Olympus'].map(zone =>
    formatMoment('2026-11-21T19:30:00Z', 'de-DE', zone),
  )
  expect(known).toMatch(/ 20:30 Uhr$/)
  expect(unknown).toMatch(/ 19:30 UTC$/)
})
