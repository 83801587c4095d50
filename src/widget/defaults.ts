import { defaultHost } from '../lib/urls.ts'
import { supportedLocale } from '../store/translations.ts'

/** Replaced by the build: the API of development pages. */
declare const __TEST_HOST__: string

/** An element's data source and locale, as given by its attributes. */
export interface DataSource {
  host?: string | undefined
  event?: string | undefined
  locale?: string | undefined
}

/** Defaults for all blocks of a page, given once on the script. */
export interface PageDefaults extends DataSource {
  prefix?: string | undefined
}

/**
 * Reads `data-prefix`, `data-host`, `data-event` and `data-locale` of the bundle's scripts in this page; the first
 * value of each wins.
 * @param folder URL of the bundle's folder
 * @param home what a relative `data-host` is resolved against: "." is the platform that the bundle comes from
 */
export function scriptDefaults(folder: string, home = folder): PageDefaults {
  const defaults: PageDefaults = {}
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (!script.src.startsWith(folder)) continue
    const { host, ...said } = script.dataset
    // An undefined value would override a later script's.
    Object.assign(defaults, { ...(host && { host: asHost(host, home) }), ...said, ...defaults })
  }
  return defaults
}

/** The platform's first event. */
export const defaultEvent = 'default_microsite'

/** An element's data source and locale: attribute, else script, else the specification's default. */
export function dataSourceOf(
  element: Element,
  attributes: DataSource,
  defaults: PageDefaults,
): { host: string; event: string; locale: string } {
  return {
    host:
      asHost(attributes.host, location.href) ||
      asHost(defaults.host, location.href) ||
      defaultHost(location, __TEST_HOST__),
    event: attributes.event || defaults.event || defaultEvent,
    locale: supportedLocale(attributes.locale || defaults.locale || languageAt(element)),
  }
}

function asHost(address: string | undefined, base: string): string | undefined {
  return address && URL.canParse(address, base) ? new URL(address, base).href.replace(/\/+$/, '') : undefined
}

/** The nearest `lang`, across shadow roots. */
function languageAt(element: Element): string | undefined {
  const near = element.closest<HTMLElement>('[lang]')
  if (near) return near.lang
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? languageAt(root.host) : undefined
}
