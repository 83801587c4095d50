/** A block as the build describes it in `definitions.json`. */
export interface Definition {
  readonly tag: string
  /** As the editor reads it. */
  readonly name: string
  readonly about: string
  readonly reserve: number
  readonly reads: readonly `/${string}`[]
  readonly attributes: readonly AttributeField[]
  /** An event that its element sends, with the prefix. undefined: it sends none. */
  readonly event?: string | undefined
}

export interface AttributeField {
  /** The attribute's name, such as `no-donors`. */
  readonly name: string
  readonly kind: 'text' | 'flag' | 'choice' | 'number' | 'money'
  readonly label: string
  readonly help?: string | undefined
  /** Labels by value, if there is a choice of values. */
  readonly options?: Readonly<Record<string, string>> | undefined
  readonly advanced?: boolean | undefined
  /** The largest number that the block takes. */
  readonly most?: number | undefined
}

/** The editor's choices. */
export interface Choice {
  readonly definition: Definition
  readonly event: string
  /** Values by name. A flag that is set has an empty value. */
  readonly attributes: Readonly<Record<string, string>>
  /** The custom properties that differ from the event's brand. */
  readonly properties: Readonly<Record<string, string>>
  /** Language of the texts in the pasted code: the chosen one, else the event's. */
  readonly locale: string
}
