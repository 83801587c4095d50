import { afterEach, expect, test, vi } from 'vitest'
import { probeFonts } from '../../../src/widget/doctor/probe-fonts.ts'

afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(document, 'fonts')
  vi.restoreAllMocks()
})

/** The doctor's findings about the fonts of two blocks. */
function look(faces: readonly object[], family = 'Nunito', accent = family) {
  Object.defineProperty(document, 'fonts', { configurable: true, value: new Set(faces) })
  document.body.innerHTML = '<fayre-donation-form></fayre-donation-form><fayre-total-raised></fayre-total-raised>'
  const blocks = [...document.body.children]
  for (const block of blocks) {
    ;(block as HTMLElement).style.setProperty('--fayre-font', `${family}, sans-serif`)
    ;(block as HTMLElement).style.setProperty('--fayre-font-accent', `${accent}, serif`)
  }
  const findings = probeFonts({ window, folder: 'https://give.example/', scripts: [], blocks })
  return findings.map(({ title, fix }) => [title, fix?.replaceAll(/: [^}]*/g, '')])
}

test('names a missing font once, with all blocks that lack it', () => {
  const blocks = 'fayre-donation-form, fayre-total-raised'
  const rules = `${blocks} { --fayre-font}\n${blocks} { --fayre-font-accent}`
  const finding = ['The font Nunito is missing', rules]
  expect(look([])).toEqual([finding])
  expect(look([{ family: 'Nunito', status: 'error' }])).toEqual([finding])
})

test('names the font of headings, too, and its property', () => {
  expect(look([], 'Nunito', 'Lora').map(([title]) => title)).toEqual([
    'The font Nunito is missing',
    'The font Lora is missing',
  ])
  const [, fix] = look([{ family: 'Nunito', status: 'loaded' }], 'Nunito', 'Lora')[0] ?? []
  expect(fix).toBe('fayre-donation-form, fayre-total-raised { --fayre-font-accent}')
})

test.each(['unloaded', 'loading', 'loaded'])('is content with a font that is %s', status => {
  expect(look([{ family: '"Nunito"', status }])).toEqual([])
})

test.each(['Georgia', '"Gill Sans"'])('is content with %s, which the computer has', family => {
  const context = { font: '', measureText: () => ({ width: context.font.includes(',') ? 400 : 500 }) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  expect(look([], family)).toEqual([])
})
