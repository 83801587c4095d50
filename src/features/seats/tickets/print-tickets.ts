import type { Ticket } from '../../../api/ticket-guests.ts'
import { pageToPrint } from '../../../lib/page-to-print.ts'
import { qrPath } from '../../../lib/qr-path.ts'

const svgSpace = 'http://www.w3.org/2000/svg'

type Words = Readonly<{
  title: string
  /** The language of the words, BCP 47. */
  locale: string
  lines: (ticket: Ticket) => readonly (string | undefined)[]
}>

/** Opens a page with only the tickets and prints it. All content is set as text. */
export function printTickets(view: Window | null, tickets: readonly Ticket[], { title, locale, lines }: Words): void {
  const page = pageToPrint(view, title, locale)
  if (!page) return
  const { document } = page
  document.body.style.cssText = 'font: 16px/1.5 sans-serif; margin: 24px'
  for (const ticket of tickets) {
    if (!ticket.code) continue
    const section = document.createElement('section')
    section.style.cssText =
      'break-inside: avoid; display: flex; flex-wrap: wrap; gap: 24px; border: 1px solid; padding: 16px; margin: 0 0 16px'
    const { size, path } = qrPath(ticket.code)
    const svg = document.createElementNS(svgSpace, 'svg')
    svg.setAttribute('viewBox', `0 0 ${size} ${size}`)
    svg.style.cssText = 'inline-size: 45mm; flex: none'
    const squares = document.createElementNS(svgSpace, 'path')
    squares.setAttribute('d', path)
    svg.append(squares)
    const words = document.createElement('div')
    for (const text of [title, ...lines(ticket), ticket.code]) {
      if (!text) continue
      const line = document.createElement('p')
      line.textContent = text
      line.style.margin = '0'
      words.append(line)
    }
    section.append(svg, words)
    document.body.append(section)
  }
  page.print()
}
