import { useStore } from '@nanostores/react'
import { useMessages } from '../../hooks/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { arrowIcon } from '../../ui/icons.ts'
import { deskMessages } from './desk.messages.ts'
import type { Table, TablePage } from './table.store.ts'

/** The range of rows that is shown, and buttons to the next and previous page. */
export function Pager<Row, Page extends TablePage<Row>>({
  table,
  total,
}: Readonly<{ table: Table<Row, Page>; total: number }>) {
  const say = useMessages(deskMessages)
  const { page, limit } = useStore(table.$query)
  const first = (page - 1) * limit + 1
  const last = Math.min(total, page * limit)
  return (
    <nav className="desk-pager" aria-label={say('pages')}>
      <span role="status">{say('rows', { first, last, total })}</span>
      <Button variant="quiet" label={say('previous')} disabled={page === 1} onClick={() => table.turn(page - 1)}>
        <span className="desk-back">
          <Icon path={arrowIcon} directed />
        </span>
      </Button>
      <Button variant="quiet" label={say('next')} disabled={last >= total} onClick={() => table.turn(page + 1)}>
        <Icon path={arrowIcon} directed />
      </Button>
    </nav>
  )
}
