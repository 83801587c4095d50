import { expect, test } from 'vitest'
import { contrast, isHex, readableAsText, textOn } from '../../src/lib/colour.ts'

// Figures of the WCAG definition, as other checkers show them.
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
])('measures %s on %s as %f', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

test('keeps a configured text colour that can be read, and no other', () => {
  expect(textOn('#0a2a5e', '#ffeecc')).toBe('#ffeecc')
  expect(textOn('#0a2a5e', '#102030')).toBe('#ffffff')
  expect(textOn('#ffdd55', '#ffffff')).toBe('#000000')
  expect(textOn('#ffdd55', 'black')).toBe('#000000')
  expect(textOn('#0a2a5e')).toBe('#ffffff')
})

test('darkens a pale colour on white and lightens a deep one on black, only as far as it must', () => {
  expect(readableAsText('#0a2a5e', '#ffffff')).toBe('#0a2a5e')
  const darkened = readableAsText('#ffcc00', '#ffffff')
  expect(contrast(darkened, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(darkened, '#ffffff')).toBeLessThan(6)
  expect(contrast(readableAsText('#0a2a5e', '#000000'), '#000000')).toBeGreaterThanOrEqual(4.5)
})

test('reaches the ratio that is asked for', () => {
  expect(contrast(readableAsText('#ffcc00', '#ffffff', 7), '#ffffff')).toBeGreaterThanOrEqual(7)
})

test.each([
  ['#0a2a5e', true],
  ['#0A2A5E', true],
  ['#fff', false],
  ['0a2a5e', false],
  ['#0a2a5e00', false],
  ['#0a2a5g', false],
  ['red', false],
  ['', false],
])('takes %s for a colour: %s', (text, is) => {
  expect(isHex(text)).toBe(is)
})
