import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Branding } from '../../src/api/app-settings.ts'
import { brandProperties } from '../../src/lib/brand.ts'
import { contrast } from '../../src/lib/colour.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

test('maps every branding field to its property', () => {
  const branding: Branding = {
    primary_color: '#0a2a5e',
    secondary_color: '#d4a64a',
    third_color: '#223355',
    font_primary_color: '#ffffff',
    font_secondary_color: '#101010',
    font_third_color: '#fefefe',
    font_color: '#222222',
    background_color: '#fafafa',
    font: 'Lato',
    font_accent: 'Playfair Display, serif',
  }
  expect(brandProperties(branding)).toEqual({
    '--fayre-primary': '#0a2a5e',
    '--fayre-secondary': '#d4a64a',
    '--fayre-third': '#223355',
    '--fayre-font-primary': '#ffffff',
    '--fayre-font-secondary': '#101010',
    '--fayre-font-third': '#fefefe',
    '--fayre-font-color': '#222222',
    '--fayre-background': '#fafafa',
    '--fayre-scheme': 'light',
    '--fayre-primary-text': '#0a2a5e',
    '--fayre-font': 'Lato',
    '--fayre-font-accent': 'Playfair Display, serif',
  })
})

test('leaves out what a brand does not say', () => {
  expect(brandProperties({})).toEqual({})
  expect(brandProperties({ primary_color: 'tomatoes', background_color: '#ff' })).toEqual({})
})

test('takes a short colour and a named one for what they are', () => {
  const short = brandProperties({ primary_color: '#c33', background_color: 'White', font_color: '#222f' })
  expect(short).toEqual(
    brandProperties({ primary_color: '#cc3333', background_color: '#ffffff', font_color: '#222222' }),
  )
})

test('marks a dark ground as dark and turns unreadable text on it', () => {
  const properties = brandProperties({ background_color: '#0b1736', font_color: '#1b2530' })
  expect(properties['--fayre-scheme']).toBe('dark')
  expect(properties['--fayre-font-color']).toBe('#ffffff')
})

test('keeps links readable on a dark ground whose brand colour nobody has set', () => {
  for (const primary_color of [undefined, 'navy']) {
    const brand = brandProperties({ background_color: '#0b1533', ...(primary_color && { primary_color }) })
    expect(contrast('#0b1533', brand['--fayre-primary-text'] ?? '')).toBeGreaterThanOrEqual(4.5)
  }
})

test('does not mute text that is soft already', () => {
  expect(brandProperties({ font_color: '#666666' })['--fayre-font-muted']).toBe('#666666')
  expect(brandProperties({ font_color: '#222222' })['--fayre-font-muted']).toBeUndefined()
})

test('keeps a font name from writing styles of its own', () => {
  expect(brandProperties({ font: 'Lato"; } * { display: none' })['--fayre-font']).toMatch(/^[\w ]+$/)
})

test('keeps text readable on any brand colour, and any brand colour readable as text', () => {
  fc.assert(
    fc.property(colour, colour, colour, colour, (primary, configured, background, text) => {
      const properties = brandProperties({
        primary_color: primary,
        font_primary_color: configured,
        background_color: background,
        font_color: text,
      })
      expect(contrast(primary, properties['--fayre-font-primary'] ?? '')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(background, properties['--fayre-font-color'] ?? '')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(background, properties['--fayre-primary-text'] ?? '')).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 2000 },
  )
})
