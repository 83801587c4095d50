import { html } from 'hono/html'
import type { Markup } from '../../../platform/http/markup.ts'

/** A path of the microsite's own, below its base; an absolute address as it is; nowhere, for a scheme that could run. */
export function hrefOf(base: string, link: string): string {
  if (/^\/(?![/\\])/.test(link)) return base + link
  return /^(https?:\/\/|mailto:|tel:)/i.test(link) ? link : base || '/'
}

/** A number to call. It does not break at the end of a line, where it would be misread. */
export function telephone(phone: string): Markup {
  return html`<a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone.replaceAll(' ', '\u00a0')}</a>`
}
