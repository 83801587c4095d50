import type { CSSProperties } from 'react'

/**
 * Custom properties for a `style` prop, whose type does not allow them. Set through the CSSOM, so a strict `style-src`
 * allows them.
 */
export function variables(values: Readonly<Record<`--_${string}`, string | number | undefined>>): CSSProperties {
  return values as CSSProperties
}
