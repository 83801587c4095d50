import type { AppSettings } from '../api/app-settings.ts'
import { withTimeout } from '../lib/with-timeout.ts'
import { defaultFont } from './brand-page.ts'

type FontSettings = Pick<AppSettings, 'branding' | 'fonts' | 'font_service_url'>

/** Timeouts in milliseconds for a font and for a service's style sheet. Until then the system's font is used. */
const fontTimeout = 3000
const sheetTimeout = 5000

export interface Fonts {
  /** Settles when every font has loaded or failed. Never rejects. */
  readonly loaded: Promise<unknown>
  /** Applies the loaded fonts. Text is reflowed, so it is called only when the whole screen changes. */
  apply(): void
}

/**
 * Loads the brand's fonts: the files that the settings list, else from the web-font service, if there is one. Never
 * throws: a font that fails to load is reported and left out.
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
    apply() {
      for (const face of waiting.splice(0)) if (!isApplied(face)) document.fonts.add(face)
    },
  }
}

/** The first family of a list such as "Lora, serif". */
function familyOf(font: string | undefined): string {
  return font?.split(',')[0]?.trim() || defaultFont
}

async function loadFile({ family, weight, uri }: AppSettings['fonts'][number], host: string): Promise<FontFace> {
  const face = new FontFace(family, `url(${JSON.stringify(new URL(uri, host).href)})`, { weight })
  return withTimeout(fontTimeout, face.load())
}

/**
 * Whether another microsite on the page has applied the font already. Fonts with `display: optional` do not count:
 * if they load late the browser does not use them, and does not say so.
 */
function isApplied({ family, weight }: FontFace): boolean {
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
    await withTimeout(sheetTimeout, loaded)
  }
  await withTimeout(fontTimeout, document.fonts.load(`1em "${family}"`))
}
