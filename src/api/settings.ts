import { shape } from './shape.ts'

/**
 * The settings that every block needs for its first content, so without the microsite's menu and the like. Realtime is
 * validated where it is used.
 */
export interface SentSettings {
  event_id: string
  /** The brand as CSS custom properties, readable on each other. */
  brand_properties?: unknown
  /** The font files of the brand: `family`, `weight` and `uri` each. */
  fonts?: unknown
  /** What `FontFace` takes for the fonts that are shown until those files have come. */
  font_fallbacks?: readonly ConstructorParameters<typeof FontFace>[]
  realtime?: unknown
}

/** The one read that every block starts with. */
export const settingsRead = { method: 'GET', path: '/app/settings/block', scope: 'app', access: 'open' } as const

const asItComes = () => true

export const sentSettings = shape<SentSettings>({
  event_id: value => typeof value === 'string',
  brand_properties: asItComes,
  fonts: asItComes,
  font_fallbacks: asItComes,
  realtime: asItComes,
})
