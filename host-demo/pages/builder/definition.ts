/** A block as the build describes it in `definitions.json`. */
export interface Definition {
  readonly tag: string
  /** In the editor's words. */
  readonly name: string
  readonly about: string
  readonly reserve: number
  readonly reads: readonly `/${string}`[]
  readonly attributes: readonly AttributeField[]
}

export interface AttributeField {
  /** Of the attribute, such as `no-donors`. */
  readonly name: string
  readonly kind: 'text' | 'flag' | 'choice' | 'number' | 'money'
  readonly label: string
  readonly help?: string | undefined
  /** Values and their words, of a choice. */
  readonly options?: Readonly<Record<string, string>> | undefined
  readonly advanced?: boolean | undefined
}

/** The editor's choices. */
export interface Choice {
  readonly definition: Definition
  readonly event: string
  /** By name. A set flag is an empty text. */
  readonly attributes: Readonly<Record<string, string>>
  /** The custom properties that differ from the event's brand. */
  readonly properties: Readonly<Record<string, string>>
  /** Of the words in the code itself: the chosen language, else the event's. */
  readonly locale: string
}
