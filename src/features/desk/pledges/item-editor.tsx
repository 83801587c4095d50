import { type ReactNode, useMemo, useState } from 'react'
import type { AdminPledgeItem } from '../../../api/admin-pledges.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { RoomPage } from '../room-page.tsx'
import { tableWaiting } from '../table-waiting.tsx'
import { ItemFields } from './item-fields.tsx'
import { itemsMessages } from './items.messages.ts'
import { readItem } from './items.store.ts'

/** The form of a new pledge item. */
export function NewItem() {
  const { open } = useLinks()
  const say = useMessages(itemsMessages)
  return (
    <EditorRoom title={say('add')}>
      <ItemFields
        item={undefined}
        onSaved={({ pledge_item_id: id }) => open(pathTo('admin', { rest: ['pledge-items', id] }), { replace: true })}
      />
    </EditorRoom>
  )
}

/** Edits a pledge item with its levels. */
export function ItemEditor({ id }: Readonly<{ id: string }>) {
  const { site } = useSurroundings()
  const say = useMessages(itemsMessages)
  const read = useMemo(() => readItem(site, id), [site, id])
  const waiting = <EditorRoom title={say('title')}>{tableWaiting}</EditorRoom>
  return (
    <ResourceFrame {...useExplained(read)} skeleton={waiting} Problem={NoticeProblem}>
      {item => <Editor first={item} />}
    </ResourceFrame>
  )
}

function Editor({ first }: Readonly<{ first: AdminPledgeItem }>) {
  const [item, setItem] = useState(first)
  return (
    <EditorRoom title={item.title}>
      <ItemFields item={item} onSaved={setItem} />
    </EditorRoom>
  )
}

function EditorRoom({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  const say = useMessages(itemsMessages)
  return (
    <RoomPage title={title} back={{ to: ['pledge-items'], label: say('title') }}>
      <div className="pledge-item">{children}</div>
    </RoomPage>
  )
}
