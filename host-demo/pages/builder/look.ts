import { type BrandFields, brandProperties } from '../../../src/lib/brand.ts'
import { contrast, textOn, toHex } from '../../../src/lib/colour.ts'

/** What the editor changed of the event's brand. */
export interface Look {
  /** By field of the form, as `#rrggbb`. */
  readonly colours: Partial<Record<ColourField, string>>
  /** Names of fonts, as in CSS. */
  readonly font?: string | undefined
  /** Pixels. */
  readonly radius: number
  readonly space: number
  /** Is the block's background transparent? */
  readonly clear: boolean
}

export type ColourField = keyof typeof colourFields

/** The form's colours, and the branding field of each. */
export const colourFields = {
  main: 'primary_color',
  second: 'secondary_color',
  third: 'third_color',
  ground: 'background_color',
  text: 'font_color',
} as const satisfies Record<string, keyof BrandFields>

/** The design system's values, used where nothing is set. */
export const usualLook = { radius: 10, space: 16 } as const
export const usualColours = {
  main: '#2b5a7b',
  second: '#d9e3ea',
  third: '#d9e3ea',
  ground: '#ffffff',
  text: '#1b2530',
} as const

/** The custom properties to set on the block: only what differs from the event's brand. */
export function propertiesOf(brand: BrandFields, look: Look): Record<string, string> {
  const usual = brandProperties(brand)
  const wanted = brandProperties({ ...brand, ...fieldsOf(look) })
  // `initial` undoes what the brand sets.
  const undone = Object.keys(usual).filter(name => !(name in wanted))
  const changed = Object.entries(wanted).filter(([name, value]) => usual[name] !== value)
  return {
    ...Object.fromEntries(undone.map(name => [name, 'initial'])),
    ...Object.fromEntries(changed),
    ...(look.radius !== usualLook.radius && { '--fayre-radius': `${look.radius}px` }),
    ...(look.space !== usualLook.space && { '--fayre-block-padding': `${look.space}px` }),
    ...(look.clear && { '--fayre-block-background': 'transparent' }),
  }
}

/** Advice on the chosen colours, by field. */
export function adviceOn(brand: BrandFields, look: Look): Partial<Record<ColourField, string>> {
  const { main, text } = look.colours
  const ground = look.colours.ground ?? hexOf(brand.background_color) ?? usualColours.ground
  return {
    ...(main && contrast(main, ground) < 3 && { main: 'Buttons in this colour are hard to see on the background.' }),
    ...(text &&
      contrast(text, ground) < 4.5 && {
        text: `Too faint to read on the background: ${textOn(ground) === '#000000' ? 'black' : 'white'} is used.`,
      }),
  }
}

/** `#rrggbb` of a colour typed as `#0b7a45`, `0b7a45`, `#fff` or `white`. */
export function hexOf(typed: string | null | undefined): string | undefined {
  return toHex(typed) ?? toHex(typed?.trim().replace(/^#?/, '#'))
}

/** Font names as CSS takes them without quotes; undefined where there are none. */
export function fontOf(typed: string): string | undefined {
  const names = typed
    .split(',')
    .map(name => name.replace(/["']/g, '').trim())
    .filter(Boolean)
  return names.length && names.every(name => /^[\p{L}_][\p{L}\p{N} _-]*$/u.test(name)) ? names.join(', ') : undefined
}

function fieldsOf({ colours, font }: Look): BrandFields {
  const set = Object.entries(colours).map(([field, colour]) => [colourFields[field as ColourField], colour])
  return { ...Object.fromEntries(set), ...(font && { font, font_accent: font }) }
}
