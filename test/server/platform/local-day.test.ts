import { expect, test } from 'vitest'
import { dayOf, endOfDay, startOfDay } from '../../../host-demo/server/platform/local-day.ts'

const zones = [
  ...['Africa/Cairo', 'America/Havana', 'America/Santiago', 'Asia/Tokyo', 'Australia/Sydney', 'Europe/London'],
  ...['Pacific/Auckland', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'],
]

test.each(zones)('each day in %s ends a second before the next one begins, also where clocks change', zone => {
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 24 * 3_600_000) {
    const [day = '', next = ''] = [at, at + 24 * 3_600_000].map(one => new Date(one).toISOString().slice(0, 10))
    expect([day, dayOf(endOfDay(day, zone), zone)]).toEqual([day, day])
    expect([day, dayOf(startOfDay(day, zone), zone)]).toEqual([day, day])
    expect([day, startOfDay(next, zone).getTime() - endOfDay(day, zone).getTime()]).toEqual([day, 1000])
  }
})

test.each(zones)('the last day that has a date of four digits ends in %s, too', zone => {
  const end = endOfDay('9999-12-31', zone)
  expect([dayOf(end, zone), end.toISOString().slice(0, 5)]).toEqual(['9999-12-31', '9999-'])
})

test('a day that a zone has skipped is empty', () => {
  const next = startOfDay('2011-12-31', 'Pacific/Apia')
  expect(next.toISOString()).toBe('2011-12-30T10:00:00.000Z')
  expect(startOfDay('2011-12-30', 'Pacific/Apia')).toEqual(next)
  expect(endOfDay('2011-12-30', 'Pacific/Apia').getTime()).toBe(next.getTime() - 1000)
  expect(endOfDay('2011-12-29', 'Pacific/Apia').getTime()).toBe(next.getTime() - 1000)
})
