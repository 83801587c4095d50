import { useState } from 'react'
import type { AdminPledgeItem } from '../../../api/admin-pledges.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useResource } from '../../../hooks/use-resource.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { may } from '../desk.store.ts'
import type { RoomProps } from '../desk-room.ts'
import { tableWaiting } from '../table-waiting.tsx'
import { ItemEditor } from './item-editor.tsx'
import { itemsMessages } from './items.messages.ts'
import { deskItems } from './items.store.ts'
import css from './pledges.css?inline'

/** What can be pledged for: made, edited, opened and closed. */
export function Room({ permissions }: RoomProps) {
  useStyles(css)
  const { locale } = useSurroundings()
  const { currency, currency_decimals: decimals } = useSettings()
  const say = useMessages(itemsMessages)
  const items = useUserSlice(deskItems)
  const frame = useResource(items)
  const [editing, setEditing] = useState<AdminPledgeItem | 'new'>()
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)

  function close(): void {
    setEditing(undefined)
    void items.refresh()
  }

  if (editing) {
    return <ItemEditor item={editing === 'new' ? undefined : editing} decimals={decimals} onClose={close} />
  }
  return (
    <section className="desk-room">
      <header className="desk-head">
        <h1 className="desk-title" tabIndex={-1}>
          {say('title')}
        </h1>
        {may(permissions, 'pledges.add') && (
          <Button variant="primary" onClick={() => setEditing('new')}>
            {say('add')}
          </Button>
        )}
      </header>
      <ResourceFrame {...frame} skeleton={tableWaiting} Problem={NoticeProblem}>
        {({ items: rows }) => (
          <DataTable
            caption={say('title')}
            rows={rows}
            keyOf={({ pledge_item_id }) => pledge_item_id}
            columns={[
              { title: say('name'), show: ({ title }) => title },
              { title: say('pledged'), numeric: true, show: ({ pledged }) => money(pledged) },
              { title: say('state'), show: item => <Badge>{say(stateOf(item))}</Badge> },
              {
                title: say('acts'),
                show: item =>
                  may(permissions, 'pledges.edit') && (
                    <Button label={say('editItem', { title: item.title })} onClick={() => setEditing(item)}>
                      {say('edit')}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </ResourceFrame>
    </section>
  )
}

const stateOf = ({ publishedYN, state }: AdminPledgeItem) => (publishedYN ? state : 'draft')
