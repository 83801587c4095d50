import { html } from 'hono/html'
import { sitePath } from '../../../../../src/lib/site-path.ts'
import type { Markup } from '../../../platform/http/markup.ts'

/**
 * Resolves a path below the microsite's base. An absolute address is kept; one with a scheme that could run script is
 * dropped.
 */
export function hrefOf(base: string, link: string): string {
  const path = sitePath(link)
  if (path) return base + path
  return /^(https?:\/\/|mailto:|tel:)/i.test(link) ? link : base || '/'
}

/** A telephone link. The number does not break at the end of a line, where it would be misread. */
export function telephone(phone: string): Markup {
  return html`<a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone.replaceAll(' ', '\u00a0')}</a>`
}
