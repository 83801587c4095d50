import { describe, expect, test } from 'vitest'
import { adviceOn, fontOf, hexOf, type Look, propertiesOf, usualLook } from '../../../host-demo/pages/builder/look.ts'

const brand = {
  primary_color: '#0b7a45',
  font_primary_color: '#ffffff',
  background_color: '#ffffff',
  font_color: '#17352a',
  font: 'Nunito',
  font_accent: 'Nunito',
}
const look = (changed: Partial<Look> = {}): Look => ({ colours: {}, ...usualLook, clear: false, ...changed })

describe('the look', () => {
  test('prints nothing if nothing differs from the brand', () => {
    expect(propertiesOf(brand, look())).toEqual({})
    expect(propertiesOf(brand, look({ colours: { main: '#0b7a45' }, font: 'Nunito' }))).toEqual({})
  })

  test('prints what differs, with text that can be read on it', () => {
    const yellow = propertiesOf(brand, look({ colours: { main: '#ffd400' } }))
    expect(yellow).toMatchObject({ '--fayre-primary': '#ffd400', '--fayre-font-primary': '#000000' })
    expect(Object.keys(yellow).sort()).toEqual(['--fayre-font-primary', '--fayre-primary', '--fayre-primary-text'])
    expect(propertiesOf(brand, look({ radius: 0, space: 32, clear: true }))).toEqual({
      '--fayre-radius': '0px',
      '--fayre-block-padding': '32px',
      '--fayre-block-background': 'transparent',
    })
    expect(propertiesOf(brand, look({ font: 'Georgia, serif' }))).toEqual({
      '--fayre-font': 'Georgia, serif',
      '--fayre-font-accent': 'Georgia, serif',
    })
  })

  test('undoes what the brand sets and the new look does not', () => {
    const grey = { ...brand, font_color: '#5c5c5c' }
    expect(propertiesOf(grey, look({ colours: { text: '#000000' } }))).toMatchObject({
      '--fayre-font-color': '#000000',
      '--fayre-font-muted': 'initial',
    })
  })

  test('warns about text that cannot be read', () => {
    expect(adviceOn(brand, look({ colours: { main: '#ffffcc', text: '#dddddd' } }))).toEqual({
      main: 'Buttons in this colour are hard to see on the background.',
      text: 'Too faint to read on the background: black is used.',
    })
    expect(adviceOn(brand, look({ colours: { main: '#0b7a45', text: '#000000' } }))).toEqual({})
  })

  test.each([
    ['#0B7A45', '#0b7a45'],
    ['0b7a45', '#0b7a45'],
    [' #fff ', '#ffffff'],
    ['green', '#008000'],
    ['#12345', undefined],
    ['White', '#ffffff'],
    ['#white', undefined],
    ['', undefined],
  ])('takes %s as %s', (typed, colour) => expect(hexOf(typed)).toBe(colour))

  test.each([
    ['Open Sans', 'Open Sans'],
    ['"Open Sans", serif', 'Open Sans, serif'],
    ['x; color: red', undefined],
    ['url(x)', undefined],
    ['', undefined],
  ])('takes the font %s as %s', (typed, font) => expect(fontOf(typed)).toBe(font))
})
