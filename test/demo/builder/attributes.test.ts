import { describe, expect, test } from 'vitest'
import { readAttributes } from '../../../host-demo/pages/builder/attributes.ts'
import { pathNameOf } from '../../../host-demo/pages/builder/event.ts'

const pounds = {
  event_path_name: 'run',
  name: 'The run',
  currency: 'GBP',
  currency_decimals: 2,
  donation_minimum: 100,
  donation_maximum: 1_000_000,
  branding: {},
  locale: 'en-GB',
}
const yen = { ...pounds, currency: 'JPY', currency_decimals: 0, donation_minimum: 1 }
const amount = { name: 'amount', kind: 'money', label: 'Amount' } as const
const read = (typed: string, event: typeof pounds | undefined = pounds) => readAttributes([amount], () => typed, event)

describe('an amount', () => {
  test.each([
    ['25', '2500'],
    ['£12.50', '1250'],
    ['1,250.50', '125050'],
    ['', undefined],
  ])('%s becomes %s pence', (typed, pence) => {
    expect(read(typed)).toEqual({ attributes: pence ? { amount: pence } : {}, wrong: {} })
  })

  test('is within the event’s bounds', () => {
    expect(read('500', yen).attributes).toEqual({ amount: '500' })
    expect(read('5', undefined).attributes).toEqual({ amount: '500' })
  })

  test.each([
    ['ten', 'Write an amount in figures, such as 25 or 12.50.'],
    ['1,000', 'Is that thousands? Write it without a comma or point, such as 1000.'],
    ['1.0005', 'Write at most 2 digits after the point.'],
    ['0.50', 'The smallest gift here is £1.'],
    ['20000', 'The largest gift here is £10,000.'],
  ])('%s is left out, with a sentence', (typed, sentence) => {
    expect(read(typed)).toEqual({ attributes: {}, wrong: { amount: sentence } })
  })

  test('of a currency without smaller units is whole', () => {
    expect(read('12.5', yen).wrong).toEqual({ amount: 'Write a whole amount, such as 1000.' })
  })
})

test('flags, words and choices are written as blocks take them', () => {
  const fields = [
    { name: 'no-donors', kind: 'flag', label: '' },
    { name: 'label', kind: 'text', label: '' },
    { name: 'locale', kind: 'choice', label: '' },
  ] as const
  const typed: Record<string, string> = { 'no-donors': 'on', label: 'so far' }
  expect(readAttributes(fields, name => typed[name] ?? '', pounds)).toEqual({
    attributes: { 'no-donors': '', label: 'so far' },
    wrong: {},
  })
})

test.each([
  ['summer-ball', 'summer-ball'],
  [' https://give.example/summer-ball/about?x=1 ', 'summer-ball'],
  ['give.example/summer-ball', 'summer-ball'],
  ['give.example', ''],
  ['https://give.example', ''],
])('%s names the event %s', (typed, name) => expect(pathNameOf(typed)).toBe(name))

describe('a number', () => {
  const readLimit = (typed: string, most?: number) =>
    readAttributes([{ name: 'limit', kind: 'number', label: '', most }], () => typed, pounds)

  test.each(['1', '12', '100'])('%s is within what the block takes', typed => {
    expect(readLimit(typed, 100)).toEqual({ attributes: { limit: typed }, wrong: {} })
  })

  test.each(['0', '012', '101', '1.5', 'ten', '-1'])('%s is left out, with a sentence', typed => {
    expect(readLimit(typed, 100)).toEqual({
      attributes: {},
      wrong: { limit: 'Write a whole number from 1 to 100.' },
    })
  })

  test('without a bound is whole all the same', () => {
    expect(readLimit('0').wrong).toEqual({ limit: 'Write a whole number, such as 12.' })
  })
})
