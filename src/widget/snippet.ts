import { firstReads } from '../store/first-reads.ts'
import type { WidgetDefinition } from './define-widget.tsx'

export interface SnippetOptions {
  /** URL of the platform, which also serves the bundle, such as `https://give.example`. */
  host: string
  /** The event's path name. */
  event: string
  /** Default: `fayre`. */
  prefix?: string
  /** The element's other attributes by name; an empty string for a boolean. */
  attributes?: Readonly<Record<string, string>>
  /** Text of the fallback link until the block loads. */
  link?: string
  /** Also preloads the data, and reserves the block's height until it loads. */
  fast?: boolean
}

/**
 * The HTML that an editor pastes anywhere into the body of a page: a script and an element, without inline script. The
 * event is an attribute of the element, so a page can show several events.
 */
export function snippetFor(
  widget: Pick<WidgetDefinition, 'tag' | 'reserve' | 'reads'>,
  options: SnippetOptions,
): string {
  const { event, prefix = 'fayre', link = 'Go to the event', attributes = {}, fast = false } = options
  const host = options.host.replace(/\/+$/, '')
  const tag = `${prefix}-${widget.tag}`
  const address = `${host}/${encodeURIComponent(event)}`
  const ahead = [
    ...firstReads(widget.reads, { host, event }, attributes).map(
      url => `<link rel="preload" as="fetch" crossorigin href="${escaped(url)}">`,
    ),
    `<style>${tag}:not(:defined){display:block;margin-block:16px;min-block-size:${widget.reserve}px}</style>`,
  ]
  return [
    ...(fast ? ahead : []),
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

/** Text for HTML, also inside a quoted attribute. */
export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}
