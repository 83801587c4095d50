import sanitizeHtml from 'sanitize-html'
import { sitePath } from '../../../../../src/lib/site-path.ts'

/**
 * Sanitises an organiser's HTML: text, lists, tables, links and pictures. No form controls, styles, ids, classes,
 * names or scripts, and pictures from allowed origins only.
 * @param page absolute address of the page, which relative addresses of pictures are resolved against
 * @param imageOrigins allowed besides the page's own
 * @param base path that links of the page are put below
 */
export function sanitise(content: string, page: string, imageOrigins: readonly string[], base: string): string {
  const origins = new Set([new URL(page).origin, ...imageOrigins.map(origin => originOf(origin))])
  const mayShow = (source: string | undefined) => source !== undefined && origins.has(originOf(source, page))
  return sanitizeHtml(content, {
    allowedTags,
    allowedAttributes,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    transformTags: {
      // The only h1 is the page's own title.
      h1: 'h2',
      a: (tagName, attribs) => {
        const path = sitePath(attribs.href ?? '')
        return { tagName, attribs: { ...attribs, ...(path && { href: base + path }), rel: 'noopener' } }
      },
      img: (tagName, attribs) => ({ tagName, attribs: { alt: '', loading: 'lazy', ...attribs } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !mayShow(attribs.src),
  })
}

const allowedTags = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'figure', 'figcaption', 'img'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'abbr', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'code', 'q', 'cite', 'mark'],
]

const allowedAttributes = {
  '*': ['lang', 'dir'],
  a: ['href', 'title', 'rel'],
  abbr: ['title'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  ol: ['start', 'reversed'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
}

function originOf(address: string, page?: string): string {
  return URL.canParse(address, page) ? new URL(address, page).origin : ''
}
