import { expect, test } from 'vitest'
import { normalMobile } from '../../../host-demo/server/identity/mobiles.ts'

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

test('a number without its country is of the event’s', () => {
  expect(normalMobile('0170 1234567', 'de-DE')).toBe('+491701234567')
  expect(normalMobile('+44 7700 900123', 'de-DE')).toBe('+447700900123')
})

test('what is no number is still told from others', () => {
  expect(normalMobile('012 345 678', 'en-GB')).not.toBe(normalMobile('012 345 679', 'en-GB'))
})
