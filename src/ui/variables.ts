import type { CSSProperties } from 'react'

/**
 * Custom properties for a `style` prop, whose type allows none. Set through the CSSOM, so a strict `style-src`
 * allows it.
 */
export function variables(values: Readonly<Record<`--_${string}`, string | number | undefined>>): CSSProperties {
  return values as CSSProperties
}
