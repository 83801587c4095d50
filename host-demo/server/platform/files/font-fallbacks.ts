import { create } from 'fontkitten'
import { withTimeout } from '../../../../src/lib/with-timeout.ts'
import { log } from '../log.ts'
import { cssText, plainText } from './css-text.ts'

/** A font file of a brand, as in the settings. */
interface FontFile {
  readonly family: string
  readonly weight: string
  readonly uri: string
}

/** A device's font, scaled to one of a brand's fonts. The other fields are descriptors as `FontFace` takes them. */
export interface Face {
  readonly family: string
  /** The `src` of the rule. */
  readonly source: string
  readonly weight: string
  readonly sizeAdjust: string
  readonly ascentOverride?: string
  readonly descentOverride?: string
  readonly unicodeRange?: string
}

/** Measured in em. */
interface Measures {
  readonly ascent: number
  readonly descent: number
  /** The average width of a letter in English text. */
  readonly letter: number
  /**
   * The width of each figure and currency sign. Many fonts have a narrower 1, and in some each figure has its own
   * width.
   */
  readonly figures: readonly (readonly [figure: string, width: number])[]
}

interface Fallbacks {
  /** Names of fallback fonts by family, in their order, used until the family's file has loaded. */
  readonly families: ReadonlyMap<string, readonly string[]>
  readonly faces: Face[]
}

/**
 * Scales fonts of the device to those of a brand: as wide and as high, so that the text does not move when the files
 * load. A file that cannot be read gets none.
 * @param base resolves relative addresses
 * @param userAgent of the device, which then gets only what it can have. Default: of any device
 */
export async function fontFallbacks(files: readonly FontFile[], base: string, userAgent = ''): Promise<Fallbacks> {
  const fonts = systemFonts.filter(({ on }) => on?.test(userAgent))
  const usable = fonts.length ? fonts : systemFonts
  const measured = await Promise.all(files.map(async file => ({ file, measures: await measuresOf(file.uri, base) })))
  const known = measured.flatMap(({ file, measures }) => (measures ? [{ file, measures }] : []))
  const nameOf = (family: string, system: string) => `${family} as ${system}`
  return {
    families: new Map(known.map(({ file: { family } }) => [family, usable.map(({ name }) => nameOf(family, name))])),
    faces: known.flatMap(({ file: { family, weight }, measures }) =>
      usable.flatMap(({ name, normal, bold }) => {
        const font = Number(weight) < 600 ? normal : bold
        const head = { family: nameOf(family, name), source: font.local, weight: plainText(weight) }
        const letters = measures.letter / font.letter
        return [
          { ...head, ...scaled(letters, measures) },
          // Amounts are scaled on their own, because figures are wider or narrower than letters, and a live amount
          // must not move the words beside it.
          ...figuresOf(measures).flatMap(({ range, width }) => {
            const scale = width / font.figure
            return isSame(scale, letters) ? [] : [{ ...head, unicodeRange: range, sizeAdjust: percent(scale) }]
          }),
        ]
      }),
    ),
  }
}

/** The faces as `@font-face` rules. */
export function fallbackRules(faces: readonly Face[]): string {
  const rules = faces.map(({ family, source, weight, ...descriptors }) => {
    const rest = Object.entries(descriptors).map(([name, value]) => `${dashed(name)}:${value}`)
    return `@font-face{${[`font-family:${cssText(family)}`, `font-weight:${weight}`, `src:${source}`, ...rest].join(';')}}`
  })
  return rules.join('')
}

const dashed = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** In the device's fonts all figures and currency signs have the same width. */
const figureSigns = '0123456789$£€'

/** Groups the figures that have the same width. */
function figuresOf({ figures }: Measures) {
  const groups: { width: number; codes: number[] }[] = []
  for (const [figure, width] of figures) {
    const code = figure.codePointAt(0) ?? 0
    const group = groups.find(other => isSame(other.width, width))
    if (group) group.codes.push(code)
    else groups.push({ width, codes: [code] })
  }
  return groups.map(({ width, codes }) => ({ width, range: rangeOf(codes) }))
}

/** As `unicode-range`, such as `U+24,U+30-39`. */
function rangeOf(codes: readonly number[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase()
  const firsts = codes.filter(code => !codes.includes(code - 1))
  return firsts
    .map(first => {
      let last = first
      while (codes.includes(last + 1)) last++
      return `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`
    })
    .join(',')
}

/** Within half a pixel for a figure in a large title. */
const isSame = (one: number, other: number) => Math.abs(one / other - 1) < 0.015

// Every visitor waits for these texts, so they are no more exact than can be seen.
const scaled = (scale: number, { ascent, descent }: Measures) => ({
  ascentOverride: percent(ascent / scale),
  descentOverride: percent(descent / scale),
  sizeAdjust: percent(scale),
})

const percent = (share: number) => `${Math.round(share * 100)}%`

const local = (...fonts: string[]) => fonts.map(font => `local(${font})`).join(',')

/**
 * Nearly every device has one of these fonts. Liberation Sans and Arimo are as wide as Arial. What calls itself Linux
 * may have any, because a tablet with Android does so too.
 */
const systemFonts = [
  {
    name: 'Arial',
    on: /Windows|Mac OS X/,
    normal: { local: local('Arial', 'Liberation Sans', 'Arimo'), letter: 0.4489, figure: 0.5562 },
    bold: { local: local('Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'), letter: 0.4864, figure: 0.5562 },
  },
  {
    name: 'Roboto',
    on: /Android/,
    normal: { local: local('Roboto'), letter: 0.4515, figure: 0.562 },
    bold: { local: local('Roboto Bold'), letter: 0.4575, figure: 0.5737 },
  },
  {
    name: 'DejaVu',
    normal: { local: local('DejaVu Sans'), letter: 0.5155, figure: 0.6362 },
    bold: { local: local('DejaVu Sans Bold'), letter: 0.5822, figure: 0.6958 },
  },
]

const measured = new Map<string, Promise<Measures | undefined>>()
/** Milliseconds. A file that is measured later counts from the next answer on. */
const timeLimit = { answer: 1000, file: 5000 }
const untilNextTry = 600_000

function measuresOf(uri: string, base: string): Promise<Measures | undefined> {
  if (!URL.canParse(uri, base)) return Promise.resolve(undefined)
  const address = new URL(uri, base).href
  const known = measured.get(address) ?? tryToMeasure(address)
  measured.set(address, known)
  return withTimeout(timeLimit.answer, known).catch(() => undefined)
}

/** Tried again in the background, so that no answer waits for it. */
async function tryToMeasure(address: string): Promise<Measures | undefined> {
  try {
    return await measure(address)
  } catch (problem) {
    log.warn({ err: problem, font: new URL(address).pathname }, 'a font could not be measured')
    const again = async () => {
      const found = await tryToMeasure(address)
      if (found) measured.set(address, Promise.resolve(found))
    }
    setTimeout(() => void again(), untilNextTry).unref()
    return undefined
  }
}

async function measure(address: string): Promise<Measures> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeLimit.file) })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const font = create(Buffer.from(await answer.arrayBuffer()))
  if (font.isCollection) throw new Error('a collection of fonts')
  const widthOf = (text: string) =>
    [...text].reduce((sum, sign) => sum + font.glyphForCodePoint(sign.codePointAt(0) ?? 0).advanceWidth, 0) /
    (text.length * font.unitsPerEm)
  return {
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
    letter: widthOf(sample),
    figures: [...figureSigns].map(figure => [figure, widthOf(figure)]),
  }
}

/** Letters as often as in English text, with the spaces between words. */
const sample = `${'e'.repeat(12)}${'t'.repeat(9)}${'ao'.repeat(8)}${'in'.repeat(7)}${'shr'.repeat(6)}ddddllllcccuuummmwwffggyyppbbvk${' '.repeat(18)}`
