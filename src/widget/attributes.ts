/**
 * An attribute of a custom element: strings, words of a list, and booleans,
 * nothing else. Its parser never throws: what makes no sense is the default.
 */
export interface Attribute<T = unknown> {
  /** As TypeScript and the reference write it: `string`, `boolean`, `'a' | 'b'`. */
  readonly type: string
  readonly fallback: T
  /** @param value the attribute's text, or null where it is absent */
  parse(value: string | null): T
  /** The attribute's text for a property's value, or null to remove it. */
  format(value: unknown): string | null
}

/** A text. An empty one counts as absent. */
export function text(): Attribute<string | undefined>
export function text(fallback: string): Attribute<string>
export function text(fallback?: string): Attribute<string | undefined> {
  return {
    type: 'string',
    fallback,
    parse: value => value?.trim() || fallback,
    format: value => (value === undefined || value === null ? null : String(value)),
  }
}

/** False unless present; `="false"` counts as absent, since editors write that. */
export function flag(): Attribute<boolean> {
  return {
    type: 'boolean',
    fallback: false,
    parse: value => value !== null && value !== 'false',
    format: value => (value ? '' : null),
  }
}

/** A word of a list. Any other counts as absent. */
export function oneOf<const Word extends string>(words: readonly Word[]): Attribute<Word | undefined> {
  return {
    type: words.map(word => `'${word}'`).join(' | '),
    fallback: undefined,
    parse: value => words.find(word => word === value?.trim()),
    format: value => (value === undefined || value === null ? null : String(value)),
  }
}

/** A whole number of minor units, such as pence. */
export function minorUnits(): Attribute<number | undefined> {
  return {
    type: 'number',
    fallback: undefined,
    parse: value => (value && /^\d{1,12}$/.test(value.trim()) ? Number(value) : undefined),
    format: value => (value === undefined || value === null ? null : String(value)),
  }
}

/** What every element has: where its data comes from and in which language it speaks. */
export const commonAttributes = {
  event: text(),
  host: text(),
  locale: text(),
}

export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
