/**
 * Texts about a block for people who use it: in the README, the types, the
 * editors' data and the builder. The block's own script does not contain them.
 */
export interface WidgetReference {
  readonly description: string
  /** By property. What follows "Default:" is the default in words. */
  readonly attributes: Readonly<Record<string, string>>
  readonly builder: BuilderWords
}

/** The block in the words of a charity's web editor, for the builder. */
export interface BuilderWords {
  /** Such as "Donation form". */
  readonly name: string
  /** One sentence: what it does for the page. */
  readonly about: string
  /** By property, in the order of the builder. */
  readonly fields: Readonly<Record<string, FieldWords>>
}

export interface FieldWords {
  readonly label: string
  readonly help?: string
  /** `money`: typed in pounds, written as pence. */
  readonly unit?: 'money'
  /** Of keywords, or of the values to choose from. An empty value is the default. */
  readonly options?: Readonly<Record<string, string>>
  /** Shown on request: few pages need it. */
  readonly advanced?: boolean
}

/** Of the attributes that every element has. */
export const commonAttributesReference: WidgetReference['attributes'] = {
  event: "The event's path name. Default: `data-event` of the script, else `default_microsite`.",
  host: "Address of the platform, such as `https://give.example`. Default: `data-host` of the script, else the page's own origin.",
  locale:
    'Language and region, such as `en-GB` or `de`. Default: `data-locale` of the script, else the nearest `lang`.',
}

/** Of the attributes that every element has. The event has a step of its own, and the host is the builder's. */
export const commonFields: BuilderWords['fields'] = {
  locale: {
    label: 'Language',
    options: { '': 'As on your page', 'en-GB': 'English', 'de-DE': 'German' },
  },
}

/** Of the blocks that show text in the brand's font. */
export const noFontReference =
  "Leaves the font to the page. Otherwise the block loads the brand's fonts from the platform, unless the page has them."

export const noFontWords: FieldWords = {
  label: 'Use my page’s font',
  help: 'Otherwise the block looks like the event’s own page.',
}
