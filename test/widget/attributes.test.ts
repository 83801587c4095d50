import { describe, expect, test } from 'vitest'
import { attributeName, flag, minorUnits, text } from '../../src/widget/attributes.ts'

describe('text', () => {
  test.each([
    [null, undefined],
    ['', undefined],
    ['   ', undefined],
    ['gala', 'gala'],
    [' gala ', 'gala'],
    ['false', 'false'],
  ])('reads %j as %j', (value, read) => {
    expect(text().parse(value)).toBe(read)
  })

  test('has the default that it is given, absent or empty', () => {
    const attribute = text('raised')
    expect([attribute.fallback, attribute.parse(null), attribute.parse('')]).toEqual(['raised', 'raised', 'raised'])
  })

  test.each([
    ['gala', 'gala'],
    ['', ''],
    [5, '5'],
    [undefined, null],
    [null, null],
  ])('writes %j as %j', (value, written) => {
    expect(text().format(value)).toBe(written)
  })
})

describe('flag', () => {
  test.each([
    [null, false],
    ['', true],
    ['true', true],
    ['no-donors', true],
    ['false', false],
  ])('reads %j as %s', (value, read) => {
    expect(flag().parse(value)).toBe(read)
  })

  test.each([
    [true, ''],
    [false, null],
    [undefined, null],
    ['yes', ''],
  ])('writes %j as %j', (value, written) => {
    expect(flag().format(value)).toBe(written)
  })
})

describe('minorUnits', () => {
  test.each([
    [null, undefined],
    ['', undefined],
    ['2500', 2500],
    [' 2500 ', 2500],
    ['0', 0],
    ['25.00', undefined],
    ['£25', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['NaN', undefined],
    ['Infinity', undefined],
    ['9'.repeat(16), undefined],
  ])('reads %j as %j', (value, read) => {
    expect(minorUnits().parse(value)).toBe(read)
  })

  test('writes what it reads', () => {
    expect(minorUnits().format(2500)).toBe('2500')
    expect(minorUnits().format(undefined)).toBe(null)
  })
})

test.each([
  ['noDonors', 'no-donors'],
  ['label', 'label'],
  ['aLongName', 'a-long-name'],
])('%s is written %s in HTML', (property, attribute) => {
  expect(attributeName(property)).toBe(attribute)
})
