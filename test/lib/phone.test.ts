import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { describe, expect, test } from 'vitest'
import { callingCode, callingCountries } from '../../src/lib/calling-codes.ts'
import { formMessages } from '../../src/lib/form.messages.ts'
import { emptyPhone, phoneInput, readPhone } from '../../src/lib/phone.ts'

const file = createRequire(import.meta.url).resolve('libphonenumber-js/examples.mobile.json')
const examples: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'))
const unreachable = () => Promise.reject(new Error('no network'))

test('knows the calling codes of all countries, and no others', () => {
  const known = getCountries().map((country): [string, string] => [country, getCountryCallingCode(country)])
  expect(callingCountries().map(country => [country, callingCode(country)])).toEqual(known.toSorted())
  expect(callingCode('ZZ')).toBeUndefined()
})

test('begins in the country of the event’s language', () => {
  expect(emptyPhone('en-GB')).toEqual({ country: 'GB', text: '' })
  expect(emptyPhone('de')).toEqual({ country: 'DE', text: '' })
  expect(emptyPhone('en-001').country).toBe('GB')
})

test.each([
  '07700 900123',
  '+44 7700 900 123',
  '0044-7700-900123',
  '(07700) 900123',
  '7700900123',
  '+44 (0)7700 900123',
])('reads %s', async text => {
  expect(await readPhone({ country: 'GB', text })).toEqual({ type: 'ok', number: '+447700900123' })
})

test('reads a number with a plus whatever country is chosen', async () => {
  expect(await readPhone({ country: 'DE', text: '+45 34 41 23 45' })).toEqual({ type: 'ok', number: '+4534412345' })
})

test('refuses no country’s numbers for their length, with what is known of them', async () => {
  for (const [country, text] of Object.entries(examples)) {
    expect(await readPhone({ country, text })).toEqual({ type: 'ok', number: `+${callingCode(country)}${text}` })
  }
})

describe('says what is wrong, in the specification’s words', () => {
  test.each([
    ['not valid', '00000000000'],
    ['Invalid country code', '+999 123 4567'],
    ['too short', '07700'],
    ['too short', '0770090012'],
    ['too short', '01234 56789'],
    ['not valid', '+999 ask 4567'],
    ['not valid', '07700 90012x'],
    ['Invalid country code', '+0 7700 900123'],
    ['too long', '077009001234567'],
    ['not valid', 'ask my mother'],
  ])('%s: %s', async (words, text) => {
    const reading = await readPhone({ country: 'GB', text })
    expect(reading.type === 'problem' && formMessages[reading.problem.key]).toContain(words)
  })

  test('not valid: a length between those that a country’s numbers have', async () => {
    const reading = await readPhone({ country: 'LI', text: '12345678' })
    expect(reading).toEqual({ type: 'problem', problem: { key: 'invalid' } })
  })
})

describe('where nothing can be known of numbers', () => {
  test.each([
    ['07700 900123', '+4407700900123'],
    ['+44 7700 900123', '+447700900123'],
    ['00 44 7700 900123', '+447700900123'],
  ])('lets %s pass for the server to read', async (text, number) => {
    expect(await readPhone({ country: 'GB', text }, unreachable)).toEqual({ type: 'ok', number })
  })

  test('refuses what has fewer than eleven digits as it is dialled from abroad', async () => {
    const short = { type: 'problem', problem: { key: 'phoneShort' } }
    expect(await readPhone({ country: 'DK', text: '123456' }, unreachable)).toEqual(short)
    expect(await readPhone({ country: 'DK', text: '1234567' }, unreachable)).toEqual({
      type: 'ok',
      number: '+451234567',
    })
  })
})

test('a number that is known already begins in its own country', () => {
  expect(phoneInput('+447700900123', 'en-GB')).toEqual({ country: 'GB', text: '7700900123' })
  expect(phoneInput('+447700900123', 'de')).toEqual({ country: 'GB', text: '7700900123' })
  expect(phoneInput('+15551234567', 'de')).toEqual({ country: 'US', text: '5551234567' })
  expect(phoneInput('+15551234567', 'en-CA')).toEqual({ country: 'CA', text: '5551234567' })
  expect(phoneInput('+3726123456', 'en-GB')).toEqual({ country: 'EE', text: '6123456' })
  expect(phoneInput('', 'de')).toEqual({ country: 'DE', text: '' })
  expect(phoneInput('+0', 'de')).toEqual({ country: 'DE', text: '+0' })
})
