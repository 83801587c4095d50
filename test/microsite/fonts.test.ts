import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadFonts } from '../../src/microsite/fonts.ts'
import { settingsWith } from '../support/wire.ts'

const host = 'https://give.example'
const lato = { family: 'Lato', weight: '400', uri: '/fonts/lato.woff2' }

/** How each font's file loads, by its address. Default: at once. */
let coming: (address: string) => Promise<void>
let worn: { family: string; weight: string; status: string; display?: string }[]
let links: { href: string; onload?: () => void; onerror?: () => void }[]

class FakeFontFace {
  status = 'unloaded'
  readonly family: string
  readonly weight: string
  private readonly source: string
  constructor(family: string, source: string, { weight }: { weight: string }) {
    this.family = family
    this.weight = weight
    this.source = source
  }
  async load(): Promise<this> {
    await coming(this.source)
    this.status = 'loaded'
    return this
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  coming = async () => {}
  worn = []
  links = []
  vi.stubGlobal('FontFace', FakeFontFace)
  vi.stubGlobal('document', {
    fonts: {
      add: (face: FakeFontFace) => void worn.push(face),
      load: (font: string) => coming(font),
      [Symbol.iterator]: () => worn[Symbol.iterator](),
    },
    styleSheets: [],
    createElement: () => ({}),
    head: { append: (link: (typeof links)[number]) => void links.push(link) },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function load(changed: Record<string, unknown>) {
  const reports: string[] = []
  const fonts = loadFonts(settingsWith(changed), { host, report: (_, context) => void reports.push(context) })
  return { fonts, reports }
}

const families = () => worn.map(({ family, weight }) => `${family} ${weight}`)

test('loads the files of the brand’s fonts and of no others, from the API’s host', async () => {
  const asked: string[] = []
  coming = async address => void asked.push(address)
  const { fonts } = load({ fonts: [lato, { ...lato, family: 'Elsewhere' }] })
  await fonts.loaded
  expect(asked).toEqual(['url("https://give.example/fonts/lato.woff2")'])
})

test('Lato is the font where none is named', async () => {
  const { fonts } = load({ branding: { font: null, font_accent: null }, fonts: [lato] })
  await fonts.loaded
  fonts.apply()
  expect(families()).toEqual(['Lato 400'])
})

test('applies nothing before it is told to, and each font once', async () => {
  const { fonts } = load({ fonts: [lato] })
  await fonts.loaded
  expect(worn).toEqual([])
  fonts.apply()
  fonts.apply()
  expect(families()).toEqual(['Lato 400'])
})

test.each([
  ['loaded', 'auto', 1],
  ['unloaded', 'auto', 2],
  // It may have loaded too late to be used.
  ['loaded', 'optional', 2],
])('of one that is on the page, %s and with display %s, there are %i then', async (status, display, count) => {
  worn.push({ family: '"Lato"', weight: '400', status, display })
  const { fonts } = load({ fonts: [lato] })
  await fonts.loaded
  fonts.apply()
  expect(worn).toHaveLength(count)
})

test('waits three seconds for a file, reports it, and applies the others', async () => {
  coming = address => (address.includes('bold') ? new Promise(() => {}) : Promise.resolve())
  const { fonts, reports } = load({ fonts: [lato, { ...lato, weight: '700', uri: '/fonts/bold.woff2' }] })
  let done = false
  void fonts.loaded.then(() => {
    done = true
  })
  await vi.advanceTimersByTimeAsync(2900)
  expect(done).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect([done, reports]).toEqual([true, ['font Lato did not load']])
  fonts.apply()
  expect(families()).toEqual(['Lato 400'])
})

test('asks the web-font service for what the settings bring no file of', async () => {
  const asked: string[] = []
  coming = async font => void asked.push(font)
  const { fonts, reports } = load({
    branding: { font: 'Open Sans, sans-serif', font_accent: null },
    fonts: [lato],
    font_service_url: 'https://fonts.example/css?family={family}',
  })
  expect(links.map(({ href }) => href)).toEqual(['https://fonts.example/css?family=Open%20Sans'])
  links[0]?.onload?.()
  await fonts.loaded
  expect([asked, reports]).toEqual([['1em "Open Sans"'], []])
})

test('waits five seconds for the service', async () => {
  const { fonts, reports } = load({
    branding: { font: 'Open Sans', font_accent: null },
    font_service_url: 'https://fonts.example/css?family={family}',
  })
  await vi.advanceTimersByTimeAsync(4900)
  expect(reports).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  await fonts.loaded
  expect(reports).toEqual(['font Open Sans did not load'])
})

test('asks nobody where there is neither a file nor a service', async () => {
  const { fonts, reports } = load({ branding: { font: 'Open Sans', font_accent: null }, font_service_url: null })
  await fonts.loaded
  expect([links, reports]).toEqual([[], []])
})
