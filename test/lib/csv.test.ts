import { expect, test } from 'vitest'
import { csvOf } from '../../src/lib/csv.ts'

const cell = (text: string) =>
  csvOf([[text]])
    .replace('\uFEFF', '')
    .replace(/\r\n$/, '')

test.each([
  '=HYPERLINK("https://evil.example","x")',
  '+44 7700 900123',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  '|calc',
  '\uFF1D1+1',
])('a text that a spreadsheet would calculate stays a text: %j', text => {
  expect(cell(text).replace(/^"/, '')).toMatch(/^'/)
})

test('everything else is as it was written', () => {
  expect(
    csvOf([
      ['Lot', 'Price'],
      ['A “week” away', 12.5],
      [undefined, -3],
    ]),
  ).toBe('\uFEFFLot,Price\r\nA “week” away,12.5\r\n,-3\r\n')
  expect(cell('Say "hi", twice')).toBe('"Say ""hi"", twice"')
  expect(cell('two\nlines')).toBe('"two\nlines"')
})
