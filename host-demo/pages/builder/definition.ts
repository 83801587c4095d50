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
  /** As TypeScript writes it: `string`, `number`, `boolean`, `'a' | 'b' | undefined`. */
  readonly type: string
  readonly description: string
  readonly fallback: string
}

/** What the editor has chosen. */
export interface Choice {
  readonly definition: Definition
  readonly event: string
  /** By name; an empty text for a flag that is set. */
  readonly attributes: Readonly<Record<string, string>>
}

/** `donation-form` as an editor would say it. */
export function nameOf(tag: string): string {
  const words = tag.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
