import sanitizeHtml from 'sanitize-html'

const blockTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote']
const allowedTags = [...blockTags, 'br', 'a', 'b', 'strong', 'i', 'em']
const tagIn = (tags: readonly string[]) => new RegExp(`</?(${tags.join('|')})\\b[^<>]*>`, 'i')
const [isHtml, hasBlocks] = [tagIn(allowedTags), tagIn(blockTags)]

/** An organiser's description as sanitised HTML. Text without blocks becomes paragraphs, split at empty lines. */
export function descriptionHtml(typed: string): string {
  const html = hasBlocks.test(typed) ? typed : paragraphs(isHtml.test(typed) ? typed : escaped(typed))
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener' } }) },
  })
}

/** What an organiser edits: the text of plain paragraphs, as it was typed, or the HTML of anything richer. */
export function typedDescription(html: string): string {
  const text = html
    .replaceAll('</p><p>', '\n\n')
    .replaceAll('<br />', '\n')
    .replaceAll(/^<p>|<\/p>$/g, '')
  const typed = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  return !isHtml.test(typed) && descriptionHtml(typed) === html ? typed : html
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function paragraphs(html: string): string {
  return html
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim().replaceAll(/(<br *\/?>)?\n/gi, '<br />'))
    .filter(paragraph => paragraph !== '')
    .map(paragraph => `<p>${paragraph}</p>`)
    .join('')
}
