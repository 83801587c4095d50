import { brandProperties } from '../../../src/lib/brand.ts'
import { fontFallbacks } from '../platform/files/font-fallbacks.ts'
import type { StoredSettings } from './tables.ts'

/**
 * The brand as custom properties, with fallbacks after each of its fonts, and the rules for those fallbacks.
 * @param base resolves relative addresses of fonts
 * @param userAgent of the device that the fallbacks are for. Default: for any device
 */
export async function brandOf(
  { branding, fonts }: Pick<StoredSettings, 'branding' | 'fonts'>,
  base: string,
  userAgent?: string,
) {
  const { families, faces } = await fontFallbacks(fonts ?? [], base, userAgent)
  const withFallbacks = (names: string | null | undefined) =>
    names
      ?.split(',')
      .map(name => name.trim())
      .flatMap(name => [name, ...(families.get(name) ?? [])])
      .join(', ')
  const { font, font_accent } = branding
  return {
    properties: brandProperties({ ...branding, font: withFallbacks(font), font_accent: withFallbacks(font_accent) }),
    fallbacks: faces,
  }
}
