import { addressOf } from '../api/endpoint.ts'
import type { SiteAddress } from './site.ts'

/**
 * The URLs that a block requests for its first content. Snippets preload them.
 * @param reads paths of the block's reads, below `{host}/api/v1`. In a query `{name}` stands for an attribute, and
 * `{name|12}` for one with a default; anywhere `{name=value?text}` stands for the text where the attribute has the value
 * @param attributes of the element, by name
 */
export function firstReads(
  reads: readonly `/${string}`[],
  { host, event }: SiteAddress,
  attributes: Readonly<Record<string, string>> = {},
): string[] {
  return reads.map(read => {
    const meant = read.replace(/\{([\w-]+)=(\w+)\?([^}]*)\}/g, (_, name, value, text) =>
      attributes[name] === value ? text : '',
    )
    const [path, query] = meant.split('?') as [`/${string}`, string | undefined]
    const given = [...new URLSearchParams(query)].map(([name, value]) => [name, filled(value, attributes)])
    return addressOf({ method: 'GET', path }, { event, ...Object.fromEntries(given) }, host).url
  })
}

function filled(value: string, attributes: Readonly<Record<string, string>>): string | undefined {
  const named = /^\{([\w-]+)(?:\|(.+))?\}$/.exec(value)
  if (!named) return value
  const [, name = '', fallback] = named
  return attributes[name] || fallback
}
