import { contrast, readableAsText, textOn, toHex } from './colour.ts'

/** The specification's branding fields: colours in hex or by name, fonts by name ("Lato", or "Lora, serif"). All optional. */
export type BrandFields = Readonly<
  Partial<
    Record<
      `${Rank}_color` | `font_${Rank}_color` | 'font_color' | 'background_color' | 'font' | 'font_accent',
      string | null | undefined
    >
  >
>

/**
 * The brand as the custom properties that the design system reads. The server computes them: the arithmetic would
 * be a twentieth of a small block's script. A configured text colour with less than 4.5:1
 * contrast to its background is replaced by black or white. Unset fields are omitted, so the design system's
 * defaults apply.
 */
export function brandProperties(fields: BrandFields): Record<string, string> {
  const properties: Record<string, string> = {}
  const background = toHex(fields.background_color)
  const ground = background ?? '#ffffff'
  const text = toHex(fields.font_color)

  for (const rank of ranks) {
    const brand = toHex(fields[`${rank}_color`])
    if (!brand) continue
    properties[`--fayre-${rank}`] = brand
    properties[`--fayre-font-${rank}`] = textOn(brand, fields[`font_${rank}_color`])
    // A little more than AA, so that it stays readable on tinted backgrounds too.
    if (rank === 'primary') properties['--fayre-primary-text'] = readableAsText(brand, ground, 5.1)
  }
  if (background) {
    properties['--fayre-background'] = background
    properties['--fayre-scheme'] = textOn(background) === '#ffffff' ? 'dark' : 'light'
  }
  if (background || text) {
    const readable = textOn(ground, text)
    properties['--fayre-font-color'] = readable
    // The design system's default primary colour may be unreadable on this background.
    properties['--fayre-primary-text'] ??= readable
    // Text that is pale already is not made paler.
    if (contrast(ground, readable) < 11) properties['--fayre-font-muted'] = readable
  }
  if (fields.font) properties['--fayre-font'] = fontFamily(fields.font)
  if (fields.font_accent) properties['--fayre-font-accent'] = fontFamily(fields.font_accent)
  return properties
}

const ranks = ['primary', 'secondary', 'third'] as const
type Rank = (typeof ranks)[number]

/** Drops characters that a font name cannot contain, so that a name cannot end the declaration. */
function fontFamily(names: string): string {
  return names.replace(/[^\p{L}\p{N} ,-]/gu, '')
}
