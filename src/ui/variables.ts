import type { CSSProperties } from 'react'

/** Custom properties for a `style` prop, whose type knows none. Set through the CSSOM, so a strict `style-src` does not mind. */
export function variables(values: Readonly<Record<`--_${string}`, string | number | undefined>>): CSSProperties {
  return values as CSSProperties
}
