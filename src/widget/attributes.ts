/**
 * An attribute of a custom element: a string, a keyword or a boolean. Parsers never throw: an invalid value becomes
 * the default.
 */
export interface Attribute<T = unknown> {
  /** The type as in TypeScript and the reference: `string`, `boolean`, `'a' | 'b'`. */
  readonly type: string
  readonly fallback: T
  /** @param value the attribute's text, or null where it is absent */
  parse(value: string | null): T
  /** The attribute for a property's value, or null to remove it. */
  format(value: unknown): string | null
}

/** A string. Empty counts as absent. */
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

/** False unless present; `="false"` counts as absent, since some editors write that. */
export function flag(): Attribute<boolean> {
  return {
    type: 'boolean',
    fallback: false,
    parse: value => value !== null && value !== 'false',
    format: value => (value ? '' : null),
  }
}

/** One of a list of keywords. Any other counts as absent. */
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

/** Some of a list of keywords, separated by commas or spaces. Unknown ones are ignored; none counts as absent. */
export function someOf(words: readonly string[]): Attribute<string | undefined> {
  return {
    type: 'string',
    fallback: undefined,
    parse: value =>
      (value ?? '')
        .split(/[\s,]+/)
        .filter(word => words.includes(word))
        .join() || undefined,
    format: value => (value === undefined || value === null ? null : String(value)),
  }
}

/** A whole number from 1. */
export function wholeNumber(most: number): Attribute<number | undefined> {
  return {
    type: 'number',
    fallback: undefined,
    parse: value => (value && /^[1-9]\d{0,8}$/.test(value.trim()) ? Math.min(Number(value), most) : undefined),
    format: value => (value === undefined || value === null ? null : String(value)),
  }
}

/** Attributes of every element: data source and language. */
export const commonAttributes = {
  event: text(),
  host: text(),
  locale: text(),
}

/** The attribute of a property: `noFont` is `no-font`. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
