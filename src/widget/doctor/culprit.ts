import { selectorOf } from './selector-of.ts'

/** A property of a style, the values that do harm, and the one that does none. */
export type Harm = readonly [property: string, harmful: RegExp, harmless: string]

/** The rule that takes the harm off the outermost element which does it. Undefined where none of them does. */
export function ruleAgainst(window: Window, around: readonly Element[], harms: readonly Harm[]): string | undefined {
  for (const element of [...around].reverse()) {
    const style = window.getComputedStyle(element)
    const found = harms.find(([property, harmful]) => harmful.test(style.getPropertyValue(property)))
    if (found) return `${selectorOf(element)} { ${found[0]}: ${found[2]} !important }`
  }
  return undefined
}
