import { pageToPrint } from '../../lib/page-to-print.ts'

/** A row of a printed receipt. Everything is text, amounts too. */
export interface ReceiptRow {
  readonly name: string
  readonly value: string
  /** Smaller text below the name, such as the amount that Gift Aid is claimed on. */
  readonly note?: string | undefined
  readonly isTotal?: boolean
}

interface Receipt {
  readonly title: string
  /** The language of its text, BCP 47. */
  readonly locale: string
  readonly rows: readonly ReceiptRow[]
}

/**
 * Opens a page with only the receipt's rows and prints it, since the host page's styles and content do not belong on
 * a receipt. All content is set as text.
 */
export function printReceipt(view: Window | null, { title, locale, rows }: Receipt): void {
  const page = pageToPrint(view, title, locale)
  if (!page) return
  const { document } = page
  const add = (parent: HTMLElement, tag: string, text: string, style: string) => {
    const element = document.createElement(tag)
    element.textContent = text
    element.style.cssText = style
    parent.append(element)
    return element
  }
  document.body.style.cssText = 'max-width: 640px; margin: 48px auto; padding: 0 16px; font: 15px/1.5 sans-serif'
  add(document.body, 'h1', title, 'margin: 0 0 24px; font-size: 24px; line-height: 1.2')
  const list = add(document.body, 'dl', '', 'margin: 0')
  for (const { name, value, note, isTotal } of rows) {
    const row = add(list, 'div', '', rowStyle + (isTotal ? totalStyle : ''))
    const term = add(row, 'dt', name, 'min-width: 0; overflow-wrap: anywhere')
    if (note) add(term, 'small', note, 'display: block; font-size: 13px')
    add(row, 'dd', value, 'flex: none; max-width: 65%; margin: 0; text-align: end; font-variant-numeric: tabular-nums')
  }
  page.print()
}

const rowStyle = `display: flex; justify-content: space-between; gap: 24px; padding: 8px 0;
  border-bottom: 1px solid GrayText; break-inside: avoid;`
const totalStyle = 'font-size: 18px; font-weight: 700'
