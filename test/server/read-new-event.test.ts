import { expect, test } from 'vitest'
import { readNewEvent } from '../../host-demo/server/read-new-event.ts'

const given = {
  charity: 'Larch Trust',
  'charity-number': '1234567',
  name: 'Spring Fair',
  path: 'spring-fair',
  organiser: 'Grace Brewster Hopper <grace@larch.example>',
  currency: 'GBP',
  locale: 'en-GB',
  'time-zone': 'Europe/London',
  origin: ['https://www.larch.example/', 'http://localhost:8000', 'https://www.larch.example'],
  'gift-aid': true,
}

test('takes what an event needs', () => {
  const organiser = { firstName: 'Grace', lastName: 'Brewster Hopper', email: 'grace@larch.example' }
  const read = readNewEvent(given, 'usage')
  expect(read).toMatchObject({
    path: 'spring-fair',
    currency: 'GBP',
    charityNumber: '1234567',
    organiser,
    giftAid: true,
  })
  expect(read.origins).toEqual(['https://www.larch.example', 'http://localhost:8000'])
  expect(readNewEvent({ ...given, currency: 'JPY', locale: 'de', 'gift-aid': false }, '')).toMatchObject({
    currency: 'JPY',
    locale: 'de',
  })
})

test.each([
  ['currency', 'gbp'],
  ['currency', 'XQZ'],
  ['currency', 'POUND'],
  ['currency', 'ISK'],
  ['currency', 'IQD'],
  ['locale', 'xx-YY'],
  ['locale', 'en_GB'],
  ['locale', ''],
  ['time-zone', 'Europe/Nowhere'],
  ['organiser', 'Grace Hopper <grace@larch.example,b@c>'],
  ['organiser', 'Grace Hopper <grace@larch>'],
  ['organiser', 'Grace <grace@larch.example>'],
  ['path', 'Spring Fair'],
  ['path', 'api'],
  ['path', 'livez'],
])('refuses the %s %j in one sentence', (option, value) => {
  expect(() => readNewEvent({ ...given, [option]: value }, 'usage')).toThrow(new RegExp(`^--${option} .*\\.$`))
})

test.each([
  [{ origin: ['www.larch.example'] }, '--origin'],
  [{ origin: ['https://larch.example/give'] }, '--origin'],
  [{ currency: 'EUR' }, '--gift-aid'],
  [{ 'charity-number': undefined }, '--gift-aid'],
])('refuses %j in one sentence', (change, option) => {
  expect(() => readNewEvent({ ...given, ...change }, 'usage')).toThrow(new RegExp(`^${option} .*\\.$`))
})
