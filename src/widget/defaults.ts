import { defaultHost } from '../lib/urls.ts'
import { supportedLocale } from '../store/translations.ts'

/** Replaced by the build: where development pages find their API. */
declare const __TEST_HOST__: string

/** Where an element's data comes from and how it speaks, as far as its attributes say. */
export interface Place {
  host?: string | undefined
  event?: string | undefined
  locale?: string | undefined
}

/** What a page says once, on the script, for all its blocks. */
export interface PageDefaults extends Place {
  prefix?: string | undefined
}

/**
 * Reads `data-prefix`, `data-host`, `data-event` and `data-locale` of the
 * bundle's scripts in this page; the first that says something counts. A
 * relative `data-host` is relative to the script: "." is where the bundle
 * comes from.
 * @param folder address of the bundle's folder
 */
export function scriptDefaults(folder: string): PageDefaults {
  const defaults: PageDefaults = {}
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (!script.src.startsWith(folder)) continue
    const { host, ...said } = script.dataset
    // A key that holds undefined would hide what a later script says.
    Object.assign(defaults, { ...(host && { host: asHost(host, script.src) }), ...said, ...defaults })
  }
  return defaults
}

/** Where an element's data comes from and how it speaks: attribute, else script, else the specification's rule. */
export function placeOf(
  element: Element,
  attributes: Place,
  defaults: PageDefaults,
): { host: string; event: string; locale: string } {
  return {
    host: asHost(attributes.host, location.href) || defaults.host || defaultHost(location, __TEST_HOST__),
    event: attributes.event || defaults.event || 'default_microsite',
    locale: supportedLocale(attributes.locale || defaults.locale || languageAt(element)),
  }
}

function asHost(address: string | undefined, base: string): string | undefined {
  return address && URL.canParse(address, base) ? new URL(address, base).href.replace(/\/+$/, '') : undefined
}

/** The nearest `lang`, out of shadow roots too. */
function languageAt(element: Element): string | undefined {
  const near = element.closest('[lang]')
  if (near) return near.getAttribute('lang') ?? undefined
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? languageAt(root.host) : undefined
}
