/** A feature's DOM events by name without prefix. Types, reference, package and frame are generated from them. */
export type Events = Readonly<Record<string, EventDescription>>

interface EventDescription {
  readonly description: string
  /** The fields of `detail`, with their TypeScript types. No personal data. */
  readonly detail: Readonly<Record<string, string>>
}

/** The type of an event's `detail`. */
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
