/** A block as the build describes it in `definitions.json`. */
export interface Definition {
  readonly tag: string
  readonly description: string
  readonly reserve: number
  readonly reads: readonly `/${string}`[]
  readonly attributes: readonly AttributeField[]
}

export interface AttributeField {
  readonly name: string
  /**
   * A TypeScript type: `string`, `number`, `boolean`, `'a'
   * 'b'
   * undefined`.
   */
  readonly type: string
  readonly description: string
  readonly fallback: string
}

/** The editor's choices. */
export interface Choice {
  readonly definition: Definition
  readonly event: string
  /** By name. A set flag is an empty text. */
  readonly attributes: Readonly<Record<string, string>>
}

/** The readable name of `donation-form`. */
export function nameOf(tag: string): string {
  const words = tag.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
