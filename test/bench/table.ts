/** One figure. */
export interface Row {
  readonly what: string
  readonly measured: number
  /** Such as `kB` or `ms`; none for ratios and counts. */
  readonly unit?: string
  /** Decimal places. */
  readonly digits?: number
  readonly budget?: Budget
}

type Budget = { readonly most: number } | { readonly least: number } | { readonly exactly: number }

/** A figure that could not be measured counts as missed. */
export function isMissed({ measured, budget }: Row): boolean {
  if (!budget) return false
  if ('most' in budget) return !(measured <= budget.most)
  return 'least' in budget ? !(measured >= budget.least) : measured !== budget.exactly
}

/** Markdown with aligned columns, readable in a terminal as well. */
export function asTable(rows: readonly Row[]): string {
  const cells = [['what', 'measured', 'budget', ''], ...rows.map(cellsOf)]
  const widths = [0, 1, 2, 3].map(column => Math.max(3, ...cells.map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => pad(row[column] ?? '', width, column)).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (isNumber(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`
  const [head = [], ...body] = cells
  return [line(head), rule, ...body.map(line)].join('\n')
}

function cellsOf(row: Row): string[] {
  const { what, measured, budget } = row
  return [
    what,
    written(row, measured),
    budget ? bound(row, budget) : '',
    budget ? (isMissed(row) ? 'MISSED' : 'ok') : '',
  ]
}

function bound(row: Row, budget: Budget): string {
  if ('most' in budget) return `<= ${written(row, budget.most)}`
  return 'least' in budget ? `>= ${written(row, budget.least)}` : written(row, budget.exactly)
}

function written({ unit, digits = 0 }: Row, value: number): string {
  const number = value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return unit ? `${number} ${unit}` : number
}

const isNumber = (column: number) => column === 1 || column === 2
const pad = (text: string, width: number, column: number) =>
  isNumber(column) ? text.padStart(width) : text.padEnd(width)
