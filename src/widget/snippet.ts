import { firstReads } from '../store/first-reads.ts'
import type { WidgetDefinition } from './define-widget.tsx'

export interface SnippetOptions {
  /** Address of the platform, which serves the bundle too, such as `https://give.example`. */
  host: string
  /** The event's path name. */
  event: string
  /** Default: `fayre`. */
  prefix?: string
  /** The element's other attributes, by name; an empty text for one that is a flag. */
  attributes?: Readonly<Record<string, string>>
  /** Words of the link that stands there until the block does. */
  link?: string
}

/**
 * What an editor pastes into a page, anywhere in its body: data and code are
 * asked for at once, the place is kept free, and nothing of it is an inline
 * script. The event stands on the element, so that a page can show several.
 */
export function snippetFor(
  widget: Pick<WidgetDefinition, 'tag' | 'reserve' | 'reads'>,
  options: SnippetOptions,
): string {
  const { event, prefix = 'fayre', link = 'Go to the event', attributes = {} } = options
  const host = options.host.replace(/\/+$/, '')
  const tag = `${prefix}-${widget.tag}`
  const address = `${host}/${encodeURIComponent(event)}`
  return [
    ...firstReads(widget.reads, { host, event }).map(
      url => `<link rel="preload" as="fetch" crossorigin href="${escaped(url)}">`,
    ),
    `<style>${tag}:not(:defined){display:block;min-block-size:${widget.reserve}px}</style>`,
    `<script type="module" src="${escaped(`${host}/${widget.tag}.js`)}" data-host="."${
      prefix === 'fayre' ? '' : ` data-prefix="${escaped(prefix)}"`
    }></script>`,
    `<${tag} event="${escaped(event)}"${written(attributes)}><a href="${escaped(address)}">${escaped(link)}</a></${tag}>`,
  ].join('\n')
}

/** ` name="value"` for each. */
export function written(attributes: Readonly<Record<string, string>>, prefix = ''): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${prefix}${name}${value && `="${escaped(value)}"`}`)
    .join('')
}

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}
