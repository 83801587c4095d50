import { useStore } from '@nanostores/react'
import { type ReactNode, useMemo } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useExplained } from '../../hooks/use-explained.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useFresh } from '../../hooks/use-resource.ts'
import { csvOf } from '../../lib/csv.ts'
import { createCommand } from '../../store/command.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable, type RowEvents } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { downloadIcon, searchIcon } from '../../ui/icons.ts'
import { NoticeProblem } from '../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../ui/resource-frame.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CommandProblem } from './command-problem.tsx'
import { deskMessages } from './desk.messages.ts'
import { Pager } from './pager.tsx'
import { sizes, type Table, type TablePage } from './table.store.ts'
import { tableWaiting } from './table-waiting.tsx'

type Cell = string | number | undefined

type Props<Row, Page extends TablePage<Row>> = Readonly<{
  caption: string
  table: Table<Row, Page>
  keyOf: (row: Row) => string
  /** The columns. The first one names the row. */
  columns: (page: Page) => readonly [Column<Row>, ...Column<Row>[]]
  /** The heading and the rows of the export. Absent: no export. */
  csv?: Readonly<{ name: string; heading: readonly string[]; row: (row: Row) => readonly Cell[] }>
  rowEvents?: (row: Row) => RowEvents
  /** A filter beside the search field. */
  filter?: ReactNode
  /** Shown if the table has no rows at all. */
  empty: ReactNode
}>

/** A table with search, pages and an export. */
export function PagedTable<Row, Page extends TablePage<Row>>(props: Props<Row, Page>) {
  const { caption, table, keyOf, columns, csv, rowEvents, filter, empty } = props
  const say = useMessages(deskMessages)
  const query = useStore(table.$query)
  useFresh(table.page)

  return (
    <>
      <div className="desk-tools">
        <TextField
          label={say('search')}
          name="search"
          type="search"
          enterKeyHint="search"
          value={useStore(table.$typed)}
          onInput={table.type}
          suffix={
            <span className="desk-search">
              <Icon path={searchIcon} size={18} />
            </span>
          }
        />
        <SelectField
          label={say('pageSize')}
          name="limit"
          value={String(query.limit)}
          options={sizes.map(size => ({ value: String(size), label: String(size) }))}
          onInput={chosen => table.resize(sizes.find(size => String(size) === chosen) ?? sizes[0])}
        />
        {filter}
        {csv && <Download table={table} {...csv} />}
      </div>
      <ResourceFrame {...useExplained(table.page)} skeleton={tableWaiting} Problem={NoticeProblem}>
        {page =>
          page.items.length ? (
            <>
              <DataTable
                caption={caption}
                rows={page.items}
                keyOf={keyOf}
                columns={columns(page)}
                {...(rowEvents && { rowEvents })}
              />
              <Pager table={table} total={page.total} />
            </>
          ) : query.search ? (
            <EmptyState icon={searchIcon} title={say('none')}>
              {say('noneText', { search: query.search })}
            </EmptyState>
          ) : (
            empty
          )
        }
      </ResourceFrame>
    </>
  )
}

type AnyTable<Row, Page extends TablePage<Row>> = Readonly<{ table: Table<Row, Page> }>

function Download<Row, Page extends TablePage<Row>>({
  table,
  name,
  heading,
  row,
}: AnyTable<Row, Page> & NonNullable<Props<Row, Page>['csv']>) {
  const { site } = useSurroundings()
  const say = useMessages(deskMessages)
  const command = useMemo(
    () =>
      createCommand<typeof row>(site.environment, async row => {
        const rows = await table.all()
        saveFile(`${site.event}-${name}.csv`, csvOf([heading, ...rows.map(row)]), 'text/csv;charset=utf-8')
      }),
    [site, table, name, heading],
  )
  return (
    <>
      <Button
        busy={useStore(command.$state).type === 'busy'}
        busyLabel={say('downloading')}
        onClick={() => void command.run(row)}
      >
        <Icon path={downloadIcon} size={18} />
        {say('download')}
      </Button>
      <CommandProblem command={command} />
    </>
  )
}
