import { expect, test } from 'vitest'
import { brandSheet } from '../../../../../host-demo/server/modules/pages/html/brand-sheet.ts'

const branding = { primary_color: '#e3b45c', background_color: '#0b1533', font: 'Lato', font_accent: null }
/** An address where no font can be read. */
const nowhere = 'http://127.0.0.1:1'
const lato = { family: 'Lato', weight: '400', uri: '/fonts/lato.woff2' }

test('has the brand, its fonts and the layout', async () => {
  const sheet = await brandSheet({ branding, fonts: [lato] }, nowhere)
  expect(sheet).toContain('--fayre-primary: #e3b45c;')
  expect(sheet).toContain('@font-face { font-family: "Lato"; font-weight: 400;')
  expect(sheet).toContain('.hero')
})

test('a font’s name cannot end the style sheet', async () => {
  const hostile = { family: 'x"} body{display:none', weight: '400}', uri: 'x")' }
  const settings = { branding: { ...branding, font_accent: hostile.family }, fonts: [hostile] }
  const [face] = (await brandSheet(settings, nowhere)).split('\n')
  expect(face).toContain('font-family: "x\\22 \\7d  body\\7b display:none"; font-weight: 400;')
  expect(face).toContain('src: url("x\\22 \\29 ")')
})
