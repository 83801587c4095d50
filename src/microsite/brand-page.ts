import type { AppSettings } from '../api/app-settings.ts'
import { adoptStyles } from '../ui/styles.ts'

export const defaultFont = 'Lato'

/**
 * On a page that the microsite owns: sets the brand's colours and fonts as custom properties of the page, and
 * removes the body's margin.
 */
export function brandPage(properties: AppSettings['brand_properties']): void {
  const rules = Object.entries({ '--fayre-font': defaultFont, ...properties })
  adoptStyles(document, `:root{${rules.map(rule => rule.join(':')).join(';')}}`)
  adoptStyles(document, 'body{margin:0;background:var(--fayre-background,Canvas)}')
}
