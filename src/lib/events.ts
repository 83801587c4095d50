/** DOM events of a feature by name, without the prefix: for its types, the reference, the package and the frame. */
export type Events = Readonly<Record<string, EventDescription>>

interface EventDescription {
  readonly description: string
  /** The fields of `detail`, each with its type as TypeScript writes it. No personal data. */
  readonly detail: Readonly<Record<string, string>>
}

/** What an event's `detail` is. */
export type DetailOf<Event extends EventDescription> = {
  readonly [Field in keyof Event['detail']]: TypeWritten<Event['detail'][Field]>
}

type TypeWritten<Text> = Text extends `${infer One} | ${infer Other}`
  ? TypeWritten<One> | TypeWritten<Other>
  : Text extends `'${infer Literal}'`
    ? Literal
    : Text extends keyof Written
      ? Written[Text]
      : never

interface Written {
  string: string
  number: number
  boolean: boolean
  undefined: undefined
}
