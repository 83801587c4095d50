import type { StoredSettings } from '../../../identity/tables.ts'

/**
 * The accent's boldest and the text's plain face: what stands above the fold. The others come with the script: one that
 * is asked for by the page itself, and late, would move its words.
 */
export function firstFonts({ branding, fonts }: Pick<StoredSettings, 'branding' | 'fonts'>) {
  const files = fonts ?? []
  const accent = files.filter(({ family }) => family === branding.font_accent).at(-1)
  const text = files.find(({ family, weight }) => family === branding.font && weight === '400')
  return [...new Set([accent, text].flatMap(file => file ?? []))]
}
