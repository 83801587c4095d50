import { textOn, toHex } from '../../../../src/lib/colour.ts'
import { supportedLocale } from '../translate.ts'
import { letterTranslator } from './draft.ts'
import type { Letter, Part } from './letter-parts.ts'
import { words } from './letter-words.ts'
import { isName } from './names.ts'

/** The sender: the charity's event, in its colours. */
export interface Sender {
  readonly charity: string
  readonly event: string
  /** The event's locale, such as `en-GB`. */
  readonly locale: string
  /** As in the settings: `#0b7a45`, `#fff` or a name. Any other value is ignored. */
  readonly colour?: string | null | undefined
  readonly textColour?: string | null | undefined
}

/** The letter as plain text, for mail programs without HTML. */
export function textOf(letter: Letter, sender: Sender): string {
  const parts = partsOf(letter).map(part => {
    if (typeof part === 'string') return part
    if ('code' in part) return `    ${part.code}`
    if ('link' in part) return `${part.label}:\n${part.link}`
    return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  })
  return [...greeting(letter, sender), ...parts, signature(sender)].join('\n\n')
}

/** A self-contained HTML page with the simplest markup: mail programs load nothing and support little. */
export function htmlOf(letter: Letter, sender: Sender): string {
  const ground = toHex(sender.colour) ?? '#1f2937'
  const ink = textOn(ground, sender.textColour)
  const parts = [...greeting(letter, sender), ...partsOf(letter)].map(part => htmlOfPart(part, { ground, ink, sender }))
  return `<!doctype html>
<html lang="${escapeHtml(supportedLocale(sender.locale))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(letter.subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f3f4f6;color:#1f2937;font:16px/1.5 Lato,Helvetica,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;background:#ffffff;border-radius:8px;overflow:hidden">
<p style="margin:0;padding:16px 24px;background:${ground};color:${ink};font-weight:bold">${escapeHtml(sender.event)}</p>
<div style="padding:8px 24px 16px">
<h1 style="margin:16px 0;font-size:22px;line-height:1.25">${escapeHtml(letter.subject)}</h1>
${parts.join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e5e7eb;color:#4b5563">${escapeHtml(signature(sender))}</p>
</div>
</div>
</body>
</html>
`
}

/** Without empty paragraphs, such as a text that the organiser has not written. */
const partsOf = ({ parts }: Letter) => parts.filter(part => typeof part !== 'string' || part.trim())

function greeting({ to }: Letter, { locale }: Sender): string[] {
  return to && isName(to) ? [letterTranslator(locale)(words('dear', { name: to }))] : []
}

function signature({ charity, event, locale }: Sender): string {
  return charity === event ? charity : letterTranslator(locale)(words('signature', { charity, event }))
}

const paragraph = 'margin:16px 0'

interface Looks {
  readonly ground: string
  readonly ink: string
  readonly sender: Sender
}

function htmlOfPart(part: Part, { ground, ink, sender }: Looks): string {
  if (typeof part === 'string') return `<p style="${paragraph}">${linesOf(part)}</p>`
  if ('code' in part) {
    return `<p style="${paragraph};font-size:32px;font-weight:bold;letter-spacing:6px">${escapeHtml(part.code)}</p>`
  }
  if ('link' in part) {
    const button = `display:inline-block;padding:12px 20px;border-radius:6px;background:${ground};color:${ink};font-weight:bold;text-decoration:none`
    return `<p style="${paragraph}"><a href="${escapeHtml(part.link)}" style="${button}">${escapeHtml(part.label)}</a></p>
<p style="${paragraph};color:#4b5563;font-size:14px;overflow-wrap:anywhere">${escapeHtml(letterTranslator(sender.locale)(words('openAddress', { link: part.link })))}</p>`
  }
  const rows = part.rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="padding:6px 16px 6px 0;text-align:left;font-weight:normal;color:#4b5563;vertical-align:top">${escapeHtml(label)}</th><td style="padding:6px 0;font-weight:bold;vertical-align:top">${linesOf(value)}</td></tr>`,
  )
  return `<table style="${paragraph};border-collapse:collapse">${rows.join('')}</table>`
}

/** Escaped, with its line breaks. */
const linesOf = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>')

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character] ?? '')
}
