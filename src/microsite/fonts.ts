import type { AppSettings } from '../api/app-settings.ts'
import { within } from '../lib/within.ts'
import { defaultFont } from './brand-page.ts'

type FontSettings = Pick<AppSettings, 'branding' | 'fonts' | 'font_service_url'>

/** Milliseconds that a font, and a service's style sheet, may take; the system's own font stands in. */
const fontPatience = 3000
const sheetPatience = 5000

export interface Fonts {
  /** When all are there, or will not come. Never fails. */
  readonly loaded: Promise<unknown>
  /** Shows those that are there. Words change their shape by it, so it is for moments at which everything changes. */
  wear(): void
}

/**
 * Loads the brand's fonts: files that the settings name, else from the web-font
 * service, if there is one. Never throws: a font that does not come is
 * reported, and nothing waits for it.
 */
export function loadFonts(
  { branding, fonts, font_service_url }: FontSettings,
  { host, report }: { host: string; report: (problem: unknown, context: string) => void },
): Fonts {
  const families = new Set([branding.font, branding.font_accent ?? branding.font].map(familyOf))
  const waiting: FontFace[] = []
  const loads = [...families].map(async family => {
    const files = fonts.filter(font => font.family === family)
    try {
      if (files.length) await Promise.all(files.map(async file => waiting.push(await loadFile(file, host))))
      else if (font_service_url) await loadFromService(family, font_service_url)
    } catch (problem) {
      report(problem, `font ${family} did not load`)
    }
  })
  return {
    loaded: Promise.all(loads),
    wear() {
      for (const face of waiting.splice(0)) if (!isWorn(face)) document.fonts.add(face)
    },
  }
}

/** The first name of a list such as "Lora, serif". */
function familyOf(font: string | undefined): string {
  return font?.split(',')[0]?.trim() || defaultFont
}

async function loadFile({ family, weight, uri }: AppSettings['fonts'][number], host: string): Promise<FontFace> {
  const face = new FontFace(family, `url(${JSON.stringify(new URL(uri, host).href)})`, { weight })
  return within(fontPatience, face.load())
}

/**
 * Put on by another microsite of the page. What a style sheet declares as optional is passed over where it has come late,
 * and nothing tells of that.
 */
function isWorn({ family, weight }: FontFace): boolean {
  const plain = (name: string) => name.replace(/["']/g, '')
  return [...document.fonts].some(
    face =>
      face.status === 'loaded' &&
      face.display !== 'optional' &&
      plain(face.family) === plain(family) &&
      face.weight === weight,
  )
}

async function loadFromService(family: string, service: string): Promise<void> {
  const href = service.replace('{family}', encodeURIComponent(family))
  if (![...document.styleSheets].some(sheet => sheet.href === href)) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: 'anonymous' })
    const loaded = new Promise<void>((done, fail) => {
      link.onload = () => done()
      link.onerror = () => fail(new Error('style sheet did not load'))
    })
    document.head.append(link)
    await within(sheetPatience, loaded)
  }
  await within(fontPatience, document.fonts.load(`1em "${family}"`))
}
