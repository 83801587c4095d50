import { expect, test } from 'vitest'
import { normalMobile, refuseBadMobile } from '../../../host-demo/server/identity/mobiles.ts'

test.each([
  '07700 900123',
  '7700900123',
  '+44 7700 900123',
  '+44 (0)7700 900123',
  '+4407700900123',
  '0044 7700 900123',
  '447700900123',
])('%s is the same number', mobile => {
  expect(normalMobile(mobile, 'en-GB')).toBe('+447700900123')
})

test('a number without a country code belongs to the event’s country', () => {
  expect(normalMobile('0170 1234567', 'de-DE')).toBe('+491701234567')
  expect(normalMobile('+44 7700 900123', 'de-DE')).toBe('+447700900123')
})

test('an invalid number still differs from others', () => {
  expect(normalMobile('012 345 678', 'en-GB')).not.toBe(normalMobile('012 345 679', 'en-GB'))
})

test.each([
  ['0770090012', 'en-GB', 'Mobile number is too short'],
  ['0170 1234567', 'en-GB', 'Mobile number is not valid'],
  ['+999 7700 900123', 'en-GB', 'Invalid country code'],
  ['+44 7700 9001234567', 'en-GB', 'Mobile number is too long'],
])('%s is refused at an event of %s: %s', (mobile, locale, error_description) => {
  expect(() => refuseBadMobile(mobile, locale)).toThrow(
    expect.objectContaining({ words: expect.objectContaining({ error_description }) }),
  )
})

test.each([
  ['07700 900123', 'en-GB'],
  ['0170 1234567', 'de-DE'],
  ['+44 7700 900123', 'de-DE'],
  ['', 'en-GB'],
])('%s is taken at an event of %s', (mobile, locale) => {
  expect(() => refuseBadMobile(mobile, locale)).not.toThrow()
})
