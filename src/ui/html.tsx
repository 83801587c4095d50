import createDOMPurify, { type Config } from 'dompurify'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { completeUrl } from '../lib/complete-url.ts'
import { sitePath } from '../lib/site-path.ts'
import css from './html.css?inline'
import { useStyles } from './styles.ts'
import { trustedTypesPolicy } from './trusted-types.ts'

type Props = Readonly<{
  /** Untrusted HTML from the organiser's editor. */
  html: string
  /** Origins that images may come from, besides relative addresses. */
  imageHosts: readonly string[]
  /** Base of relative addresses. */
  base: string
  /** Turns an address of the microsite into its link; leaves others as they are. */
  href: (address: string) => string
}>

/**
 * Untrusted HTML, reduced to a strict profile: prose, lists, tables, images and links. The nodes are created from
 * the sanitised tree, so no string is ever parsed into the page. Where the page's policy forbids even parsing, the
 * plain text is shown.
 */
export function Html({ html, imageHosts, base, href }: Props) {
  useStyles(css)
  const ref = useRef<HTMLDivElement>(null)
  const content = useMemo(() => clean(html, { imageHosts, base, href }), [html, imageHosts, base, href])
  // A layout effect, so that what is below it does not move after the first paint.
  useLayoutEffect(() => {
    ref.current?.replaceChildren(content.cloneNode(true))
  }, [content])
  return <div ref={ref} className="html" />
}

const tags = [
  ...[
    'p',
    'br',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'figure',
    'figcaption',
  ],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'abbr', 'cite', 'q', 'code', 'pre', 'time'],
  ...['a', 'img', 'picture', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'div', 'span', 'section'],
]

const attributes = [
  'href',
  'src',
  'alt',
  'title',
  'lang',
  'dir',
  'width',
  'height',
  'colspan',
  'rowspan',
  'scope',
  'datetime',
]

const profile: Config = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: attributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  RETURN_DOM_FRAGMENT: true,
}

function clean(html: string, { imageHosts, base, href }: Omit<Props, 'html'>): DocumentFragment {
  const fragment = purified(html)
  if (!fragment) return asText(html)
  for (const image of fragment.querySelectorAll('img')) {
    const address = completeUrl(image.getAttribute('src') ?? '', base)
    if (address && (address.origin === new URL(base).origin || imageHosts.includes(address.origin))) {
      image.src = address.href
      image.loading = 'lazy'
    } else image.replaceWith(image.alt)
  }
  for (const link of fragment.querySelectorAll('a')) {
    const address = link.getAttribute('href')
    if (address === null) continue
    link.setAttribute('href', href(sitePath(address) ?? address))
    link.rel = 'noopener'
  }
  // The page has its own h1.
  for (const heading of fragment.querySelectorAll('h1')) {
    const second = document.createElement('h2')
    second.append(...heading.childNodes)
    heading.replaceWith(second)
  }
  return fragment
}

/** Styles are removed later anyway, but a policy without inline styles reports each one that is parsed. */
const styled = /(<[a-z][^<>]*?)\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/gi

/** undefined where the page's policy forbids parsing. DOMPurify would return the string "null" then. */
function purified(html: string): DocumentFragment | undefined {
  const purify = createDOMPurify(window)
  if (!purify.isSupported) return undefined
  try {
    const policy = trustedTypesPolicy()
    const config = { ...profile, ...(policy && { TRUSTED_TYPES_POLICY: policy }) } as Config
    const fragment = purify.sanitize(html.replace(styled, '$1'), config) as unknown as DocumentFragment
    return fragment.textContent === 'null' && !/^\s*null\s*$/.test(html) ? undefined : fragment
  } catch {
    return undefined
  }
}

/** The text without markup. */
function asText(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment()
  for (const words of html
    .replace(/<\/(p|h\d|li|div)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .split(/\n+/)) {
    if (!words.trim()) continue
    const paragraph = document.createElement('p')
    paragraph.textContent = words.replace(
      /&(amp|lt|gt|quot|#39|nbsp);/g,
      (whole, name: string) => entities[name] ?? whole,
    )
    fragment.append(paragraph)
  }
  return fragment
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
