import Papa from 'papaparse'
import type { ImportRow } from '../../../api/guest-import.ts'
import { columnName, guestColumns } from '../../../lib/guest-columns.ts'

/** The most bytes of a file, and lines of it, that are read. */
export const largest = 1_000_000
export const most = 500

export type ReadList =
  | {
      type: 'rows'
      rows: ImportRow[]
      /** Titles of the columns that are not imported. */
      ignored: string[]
      /** The list with these lines alone, below its heading. */
      only(lines: ReadonlySet<number>): string
    }
  | { type: 'problem'; problem: 'empty' | 'too_large' | 'too_many' | 'no_columns' }

type Column = Exclude<keyof ImportRow, 'line'> | 'first_name' | 'last_name'

const columns: Readonly<Record<Column, readonly string[]>> = {
  ...guestColumns,
  title: ['as', 'title', 'role', 'tickettype', 'als', 'rolle'],
  order_reference: ['order', 'orderreference', 'reference', 'bestellung'],
}

/**
 * The text of a file: UTF-8 or UTF-16 by its byte order mark, else UTF-8 if it is valid, else Windows-1252, which Excel
 * writes.
 */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The rows of a list with a heading, whatever separates its cells. */
export function readList(text: string): ReadList {
  if (text.length > largest) return { type: 'problem', problem: 'too_large' }
  // Excel may name the separator in a line of its own.
  const [preamble = ''] = /^\uFEFF?(?:[ \t]*\r?\n)*(?:sep=.\r?\n)?/i.exec(text) ?? []
  const list = text.slice(preamble.length)
  const delimiter = delimiterOf(list)
  const { data } = Papa.parse<string[]>(list, { delimiter, skipEmptyLines: false })
  const at = data.findIndex(cells => cells.some(cell => cell.trim()))
  const heading = data[at]?.map(columnName)
  if (!heading) return { type: 'problem', problem: 'empty' }
  const indexOf = (names: readonly string[]) => heading.findIndex(title => names.includes(title))
  const indexes = Object.entries(columns).map(([name, names]) => [name, indexOf(names)] as const)
  const has = (...names: Column[]) => indexes.some(([known, index]) => names.some(name => name === known) && index >= 0)
  if (!has('guest_name', 'first_name', 'last_name') || !has('guest_email'))
    return { type: 'problem', problem: 'no_columns' }
  let next = linesIn(preamble) + 1
  const filled = data
    .map(cells => {
      const line = next
      next += 1 + linesIn(cells.join(''))
      return { cells, line }
    })
    .slice(at + 1)
    .filter(({ cells }) => cells.some(cell => cell.trim()))
  if (!filled.length) return { type: 'problem', problem: 'empty' }
  if (filled.length > most) return { type: 'problem', problem: 'too_many' }
  const rows = filled.map(({ cells, line }) => {
    const values = indexes.map(([name, index]) => [name, index < 0 ? '' : cellOf(cells[index])])
    const { first_name, last_name, ...row } = Object.fromEntries(values) as Record<Column, string>
    return { line, ...row, guest_name: nameOf(first_name, last_name, row.guest_name) }
  })
  const only = (lines: ReadonlySet<number>) => {
    const chosen = filled.filter(({ line }) => lines.has(line)).map(({ cells }) => cells)
    return Papa.unparse([data[at] ?? [], ...chosen], { delimiter, newline: '\n' })
  }
  const ignored = (data[at] ?? []).filter(
    (title, place) => title.trim() && !indexes.some(([, index]) => index === place),
  )
  return { type: 'rows', rows, ignored, only }
}

/** The whole name. Beside a first name, a German list may have the last one as `Name`. */
function nameOf(first: string, last: string, name: string): string {
  if (name && (last || name.includes(first))) return name
  return [first, last || name].filter(Boolean).join(' ').slice(0, 300)
}

const linesIn = (text: string) => text.split('\n').length - 1

/** The separator that occurs most often in the heading. */
function delimiterOf(list: string): string {
  const [heading = ''] = list.split('\n', 1)
  const times = (one: string) => heading.split(one).length
  return [',', ';', '\t', '|'].reduce((best, one) => (times(one) > times(best) ? one : best))
}

/**
 * Without the apostrophe that our own exports put before a text which would be a formula, and without the formula that
 * others put around a number to keep its plus or its zeros: `="+44 7700 900123"`. A dash alone means nothing.
 */
const cellOf = (cell = '') =>
  cell
    .trim()
    .replace(/^'(?=[=+\-@|%])/, '')
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^[-–—]+$/, '')
    .slice(0, 300)
