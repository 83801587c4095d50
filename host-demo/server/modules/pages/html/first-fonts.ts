import type { StoredSettings } from '../../../identity/tables.ts'

/**
 * Fonts above the fold: the accent's boldest face and the text's regular one. The script loads the others: swapped in
 * late by the page itself, they would shift its text.
 */
export function firstFonts({ branding, fonts }: Pick<StoredSettings, 'branding' | 'fonts'>) {
  const files = fonts ?? []
  const accent = files.filter(({ family }) => family === branding.font_accent).at(-1)
  const text = files.find(({ family, weight }) => family === branding.font && weight === '400')
  return [...new Set([accent, text].flatMap(file => file ?? []))]
}
