import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bringFonts } from '../../src/widget/bring-fonts.ts'

type Face = { family: string; source: string; descriptors: object }
let faces: Set<Face>

beforeEach(() => {
  faces = new Set()
  Object.defineProperty(document, 'fonts', { configurable: true, value: faces })
  vi.stubGlobal('FontFace', function (this: Face, family: string, source: string, descriptors: object) {
    Object.assign(this, { family, source, descriptors })
  })
})

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts')
  vi.unstubAllGlobals()
})

const nunito = ['400', '700'].map(weight => ({ family: 'Nunito', weight, uri: `/fonts/nunito-${weight}.woff2` }))

test('offers each weight from the platform, to be swapped in, and once for all blocks', () => {
  bringFonts(nunito, 'https://give.example')
  bringFonts(nunito, 'https://give.example')
  expect([...faces].map(face => ({ ...face }))).toEqual(
    ['400', '700'].map(weight => ({
      family: 'Nunito',
      source: `url("https://give.example/fonts/nunito-${weight}.woff2")`,
      descriptors: { weight, display: 'swap' },
    })),
  )
})

test('leaves a font alone that the page brings itself', () => {
  faces.add({ family: '"Nunito"', source: '', descriptors: {} })
  bringFonts(nunito, 'https://give.example')
  expect(faces.size).toBe(1)
})

test.each([undefined, 'Nunito', [null], [{ family: 1, uri: '/a' }], [{ family: 'A', uri: 'http://[' }]])(
  'makes nothing of %j',
  files => {
    bringFonts(files, 'https://give.example')
    expect(faces.size).toBe(0)
  },
)
