import type { ReactNode } from 'react'
import css from './data-table.css?inline'
import { useStyles } from './styles.ts'

type Props<Row> = Readonly<{
  /** What the table lists: its name. */
  caption: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  /** One of a kind. */
  keyOf: (row: Row) => string
}>

export type Column<Row> = Readonly<{
  title: string
  show: (row: Row) => ReactNode
  /** Amounts and counts: figures of one width, at the end of their column. */
  numeric?: boolean
}>

/**
 * A table where there is room, a card for each row where there is none. The
 * first column names the row. Roles are written out, since a table that is
 * laid out otherwise is no table to every browser.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  useStyles(css)
  const [first, ...others] = columns
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: laid out as cards they would be none
    <table className="data-table" role="table" part="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ title, numeric }) => (
            <th key={title} role="columnheader" scope="col" data-numeric={numeric ? '' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(row => (
          <tr key={keyOf(row)} role="row">
            <th role="rowheader" scope="row">
              {first.show(row)}
            </th>
            {others.map(({ title, show, numeric }) => (
              <td key={title} role="cell" data-numeric={numeric ? '' : undefined} data-title={title}>
                {show(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  )
}
