import sanitizeHtml from 'sanitize-html'

const allowedTags = ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'a', 'b', 'strong', 'i', 'em', 'blockquote']
const isHtml = new RegExp(`</?(${allowedTags.join('|')})\\b[^<>]*>`, 'i')

/** An organiser's description as sanitised HTML. Text without tags becomes paragraphs, split at empty lines. */
export function descriptionHtml(typed: string): string {
  const html = isHtml.test(typed) ? typed : paragraphs(typed)
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
  return descriptionHtml(typed) === html ? typed : html
}

function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim().replaceAll('\n', '<br />'))
    .filter(paragraph => paragraph !== '')
    .map(paragraph => `<p>${paragraph}</p>`)
    .join('')
}
