import { expect, test } from 'vitest'
import { contrast, readableAsText, textOn, toHex } from '../../src/lib/colour.ts'

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
  expect(textOn('#ffdd55', '#113')).toBe('#111133')
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
  ['#0a2a5e', '#0a2a5e'],
  [' #0A2A5E ', '#0a2a5e'],
  ['#fff', '#ffffff'],
  ['#18c8', '#1188cc'],
  ['#0a2a5e80', '#0a2a5e'],
  ['Tomato', '#ff6347'],
  ['0a2a5e', undefined],
  ['#0a2a5', undefined],
  ['#0a2a5e0', undefined],
  ['#0a2a5g', undefined],
  ['constructor', undefined],
  ['', undefined],
  [null, undefined],
])('reads the colour %s as %s', (text, hex) => {
  expect(toHex(text)).toBe(hex)
})
