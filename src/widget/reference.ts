/**
 * Texts about a block for people who use it: in the README, the types, the
 * editors' data and the builder. The block's own script does not contain them.
 */
export interface WidgetReference {
  readonly description: string
  /** By property. The text after "Default:" describes the default. */
  readonly attributes: Readonly<Record<string, string>>
  readonly builder: BuilderWords
}

/** Texts for the editors of a charity's site, shown in the builder. */
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
  /** The labels of the keywords or values to choose from. An empty value is the default. */
  readonly options?: Readonly<Record<string, string>>
  /** Shown only on request, because few pages need it. */
  readonly advanced?: boolean
}

/** Texts about the attributes of every element. */
export const commonAttributesReference: WidgetReference['attributes'] = {
  event:
    "The event's path name. Default: `data-event` of the script, else `default_microsite`, the platform's first event.",
  host: "Address of the platform, such as `https://give.example`. Default: `data-host` of the script, else the page's own origin.",
  locale:
    'Language and region, such as `en-GB` or `de`. Default: `data-locale` of the script, else the nearest `lang`.',
}

/**
 * The builder's fields for the attributes of every element, except for event and host, which it has steps of its own
 * for.
 */
export const commonFields: BuilderWords['fields'] = {
  locale: {
    label: 'Language',
    options: { '': 'As on your page', 'en-GB': 'English', 'de-DE': 'German' },
  },
}

/** The text about `no-font`, for blocks that show text in the brand's font. */
export const noFontReference =
  "Leaves the font to the page. Otherwise the block loads the brand's fonts from the platform, unless the page has them."

export const noFontWords: FieldWords = {
  label: 'Use my page’s font',
  help: 'Otherwise the block looks like the event’s own page.',
}
