type Cell = string | number | undefined

/**
 * A table as CSV for spreadsheet programs, after RFC 4180. A text that they would run as a formula gets an apostrophe
 * in front: a guest's name must not run on an organiser's computer.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  // The byte order mark makes Excel read it as UTF-8.
  return `\uFEFF${rows.map(row => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}

function cellOf(value: Cell): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^[\s\0]*[=+\-@|%\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(value) ? `'${value}` : value
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
