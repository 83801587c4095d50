import { useEffect } from 'react'
import { retryImport } from '../lib/retry-import.ts'
import { stringEntries } from '../lib/string-entries.ts'
import type { Site } from '../store/site.ts'
import { adopt } from '../ui/styles.ts'

/** Each root's sheet, which the brand of another event replaces. */
const brands = new WeakMap<ShadowRoot, CSSStyleSheet>()

/** The fallback faces that were added to the page, by event. */
const faces: Record<string, unknown> = {}

/**
 * Sets the event's brand on the element's host, where the page's own rules for the element still win.
 * @param value the settings, once they are read
 * @param bringsFont does the block load the brand's fonts too?
 */
export function useBrand(
  value: Awaited<ReturnType<Site['readSettings']>> | undefined,
  { host, environment }: Site,
  root: ShadowRoot,
  bringsFont: boolean,
): void {
  const fonts = bringsFont && value?.fonts
  useEffect(() => {
    if (!fonts) return
    retryImport(() => import('./bring-fonts.ts'), environment.report).then(
      ({ bringFonts }) => bringFonts(fonts, host),
      () => {},
    )
  }, [fonts, host, environment])
  if (!value) return
  const rules = Object.entries(stringEntries(value.brand_properties)).map(entry => entry.join(':'))
  const sheet = brands.get(root) ?? new CSSStyleSheet()
  brands.set(root, sheet)
  sheet.replaceSync(`:host{${rules.join(';')}}`)
  adopt(root, sheet)
  // A shadow root's own font faces do not count.
  faces[value.event_id] ??= value.font_fallbacks?.map(face => document.fonts.add(new FontFace(...face)))
}
