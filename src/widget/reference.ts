/**
 * Texts about a block for people who use it: in the README, the types, the
 * editors' data and the builder. The block's own script does not contain them.
 */
export interface WidgetReference {
  readonly description: string
  /** By property. What follows "Default:" is the default in words. */
  readonly attributes: Readonly<Record<string, string>>
}

/** Of the attributes that every element has. */
export const commonAttributesReference: WidgetReference['attributes'] = {
  event: "The event's path name. Default: `data-event` of the script, else `default_microsite`.",
  host: "Address of the platform, such as `https://give.example`. Default: `data-host` of the script, else the page's own origin.",
  locale:
    'Language and region, such as `en-GB` or `de`. Default: `data-locale` of the script, else the nearest `lang`.',
}
