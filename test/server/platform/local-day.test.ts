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
