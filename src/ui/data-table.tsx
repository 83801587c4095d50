import type { HTMLAttributes, ReactNode } from 'react'
import css from './data-table.css?inline'
import { useStyles } from './styles.ts'

type Props<Row> = Readonly<{
  /** The table's caption. */
  caption: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  /** Unique within the table. */
  keyOf: (row: Row) => string
  /** Event handlers of a row, such as for dragging it. */
  rowEvents?: (row: Row) => RowEvents
}>

export type RowEvents = Pick<
  HTMLAttributes<HTMLTableRowElement>,
  'draggable' | 'onDragStart' | 'onDragOver' | 'onDragEnd' | 'onDrop'
>

export type Column<Row> = Readonly<{
  title: string
  show: (row: Row) => ReactNode
  /** Amounts and counts: tabular figures, aligned to the end of the column. */
  numeric?: boolean
}>

/**
 * A table on wide screens, a card for each row on narrow ones. The first column names the row. Roles are explicit,
 * because some browsers drop the table roles when `display` changes.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf, rowEvents }: Props<Row>) {
  useStyles(css)
  const [first, ...others] = columns
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: browsers drop the table roles when the rows are laid out as cards
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
          <tr key={keyOf(row)} role="row" {...rowEvents?.(row)}>
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
