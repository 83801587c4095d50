import { afterEach, expect, test, vi } from 'vitest'
import { probeSight } from '../../../src/widget/doctor/probe-sight.ts'

afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(document, 'fonts')
  vi.restoreAllMocks()
})

/** The doctor's findings about the fonts of two blocks. */
function look(faces: readonly object[], family = 'Nunito') {
  Object.defineProperty(document, 'fonts', { configurable: true, value: new Set(faces) })
  document.body.innerHTML = '<fayre-donation-form></fayre-donation-form><fayre-total-raised></fayre-total-raised>'
  const blocks = [...document.body.children]
  for (const block of blocks) {
    ;(block as HTMLElement).style.setProperty('--fayre-font', `${family}, sans-serif`)
    Object.assign(block, { checkVisibility: () => true })
    vi.spyOn(block, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300))
  }
  const findings = probeSight({ window, folder: 'https://give.example/', scripts: [], blocks })
  return findings.filter(({ title }) => title.includes('font')).map(({ title, fix }) => [title, fix?.split(' {')[0]])
}

test('names a missing font once, with all blocks that lack it', () => {
  const finding = ['The font Nunito is missing', 'fayre-donation-form, fayre-total-raised']
  expect(look([])).toEqual([finding])
  expect(look([{ family: 'Nunito', status: 'error' }])).toEqual([finding])
})

test.each(['unloaded', 'loading', 'loaded'])('is content with a font that is %s', status => {
  expect(look([{ family: '"Nunito"', status }])).toEqual([])
})

test.each(['Georgia', '"Gill Sans"'])('is content with %s, which the computer has', family => {
  const context = { font: '', measureText: () => ({ width: context.font.includes(',') ? 400 : 500 }) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  expect(look([], family)).toEqual([])
})
