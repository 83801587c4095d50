import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fallbackRules, fontFallbacks } from '../../../../host-demo/server/platform/files/font-fallbacks.ts'

let base: string
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  const name = /^\/fonts\/([\w-]+\.woff2)$/.exec(request.url ?? '')?.[1]
  if (!name) response.writeHead(request.url === '/words' ? 200 : 404).end('no font')
  else response.end(readFileSync(new URL(`../../../../host-demo/pages/fonts/${name}`, import.meta.url)))
})

beforeAll(async () => {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const lato = (weight: string) => ({ family: 'Lato', weight, uri: `/fonts/lato-latin-${weight}-normal.woff2` })

test('scales the fonts of devices to each weight of the brand’s', async () => {
  const { families, faces } = await fontFallbacks([lato('400'), lato('700')], base)
  const css = fallbackRules(faces)
  expect(families.get('Lato')).toEqual(['Lato as Arial', 'Lato as Roboto', 'Lato as DejaVu'])
  const regular = css.split('@font-face').find(rule => rule.includes('local(Arial)')) ?? ''
  expect(regular).toContain('font-family:"Lato as Arial";font-weight:400')
  // Lato's letters are 0.44 em wide and Arial's 0.449; its ascent is 0.987 em.
  expect(regular).toContain('ascent-override:101%;descent-override:22%;size-adjust:98%')
  expect(css).toContain('font-weight:700;src:local(Arial Bold)')
})

test.each([
  ['Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/150.0.0.0 Mobile', ['Roboto']],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0', ['Arial']],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0.0.0', ['Arial']],
  // A tablet with Android says so too where it asks for a desktop's pages.
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0', ['Arial', 'Roboto', 'DejaVu']],
])('leaves out the fonts that a device cannot have: %s', async (userAgent, systems) => {
  const { families, faces } = await fontFallbacks([lato('400')], base, userAgent)
  const names = systems.map(system => `Lato as ${system}`)
  expect(families.get('Lato')).toEqual(names)
  expect([...new Set(faces.map(({ family }) => family))]).toEqual(names)
})

test('gives figures a width of their own where letters have another', async () => {
  const serif = { ...lato('400'), family: 'DM Serif Display', uri: '/fonts/dm-serif-display-latin-400-normal.woff2' }
  const css = fallbackRules((await fontFallbacks([lato('400'), serif], base)).faces)
  // Lato's figures are 0.58 em wide, Arial's 0.5562.
  const scaleOf = (family: string, range: string) =>
    new RegExp(`"${family} as Arial";[^}]*unicode-range:${range};size-adjust:([\\d.]+)%`).exec(css)?.[1]
  expect(scaleOf('Lato', 'U\\+30-39,[^;]*')).toBe('104')
  // This font has a narrow 1.
  expect(scaleOf('DM Serif Display', 'U\\+31')).toBe('63')
  // A 7 of its own width, and an 8 as narrow as the 0.
  expect(scaleOf('DM Serif Display', 'U\\+37')).toBe('88')
  expect(scaleOf('DM Serif Display', 'U\\+30,U\\+38')).toBe('90')
})

test('ignores files that are no fonts, and measures each file once', async () => {
  const odd = ['/missing.woff2', '/words', 'http://[', 'file:///etc/passwd'].map(uri => ({
    ...{ family: 'Odd', weight: '400' },
    uri,
  }))
  const { families, faces } = await fontFallbacks([...odd, lato('400')], base)
  expect([...families.keys()]).toEqual(['Lato'])
  expect(fallbackRules(faces)).not.toContain('Odd')
  expect(asked.filter(url => url.includes('lato-latin-400'))).toHaveLength(1)
})

test('a family’s name cannot end its rule', async () => {
  const hostile = { ...lato('400'), family: 'x"} body{display:none', weight: '400}' }
  const css = fallbackRules((await fontFallbacks([hostile], base)).faces)
  expect(css).toContain('font-family:"x\\22 \\7d  body\\7b display:none as Arial";font-weight:400;')
})
