import { selectorOf } from './selector-of.ts'

/** A CSS property, its harmful values, and a harmless one. */
export type HarmfulStyle = readonly [property: string, harmful: RegExp, harmless: string]

/** A CSS rule against the harmful value on the outermost element that has one. undefined: no element has one. */
export function ruleAgainst(
  window: Window,
  around: readonly Element[],
  harms: readonly HarmfulStyle[],
): string | undefined {
  for (const element of [...around].reverse()) {
    const style = window.getComputedStyle(element)
    const found = harms.find(([property, harmful]) => harmful.test(style.getPropertyValue(property)))
    if (found) return `${selectorOf(element)} { ${found[0]}: ${found[2]} !important }`
  }
  return undefined
}
