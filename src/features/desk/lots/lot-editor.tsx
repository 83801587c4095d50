import { type ReactNode, useMemo, useState } from 'react'
import type { AdminCategory, AdminLotForm } from '../../../api/admin-lots.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import type { Increments } from '../../../lib/next-bid.ts'
import { pathTo } from '../../../lib/path-to.ts'
import type { Resource } from '../../../store/resource.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { useStyles } from '../../../ui/styles.ts'
import type { Permissions } from '../desk.store.ts'
import { RoomPage } from '../room-page.tsx'
import { tableWaiting } from '../table-waiting.tsx'
import { LotActions } from './lot-actions.tsx'
import { readForEdit, readForNew } from './lot-editor.store.ts'
import { LotFields } from './lot-fields.tsx'
import css from './lots.css?inline'
import { lotsMessages } from './lots.messages.ts'

/** The form of a new lot, which is saved as a draft. */
export function NewLot() {
  const { open } = useLinks()
  const { site } = useSurroundings()
  const say = useMessages(lotsMessages)
  const read = useMemo(() => readForNew(site), [site])
  const [added, setAdded] = useState<AdminLotForm>()
  return (
    <Frame title={say('add')} resource={read}>
      {catalogue => (
        <LotFields
          lot={added}
          {...catalogue}
          onTheirs={setAdded}
          onSaved={lot => open(pathTo('admin', { rest: ['lots', lot.auction_item_id] }), { replace: true })}
        />
      )}
    </Frame>
  )
}

/** One lot: its form, and the actions that publish and delete it. */
export function LotEditor({ id, permissions }: Readonly<{ id: string; permissions: Permissions }>) {
  const { site } = useSurroundings()
  const say = useMessages(lotsMessages)
  const read = useMemo(() => readForEdit(site, id), [site, id])
  return (
    <Frame title={say('edit')} resource={read}>
      {({ lot, ...catalogue }) => <Editor first={lot} {...catalogue} permissions={permissions} />}
    </Frame>
  )
}

type EditorProps = Readonly<{
  first: AdminLotForm
  categories: readonly AdminCategory[]
  increments: Increments
  permissions: Permissions
}>

function Editor({ first, permissions, ...catalogue }: EditorProps) {
  const [lot, setLot] = useState(first)
  return (
    <>
      <LotActions lot={lot} permissions={permissions} onChanged={setLot} />
      <LotFields lot={lot} {...catalogue} onSaved={setLot} onTheirs={setLot} />
    </>
  )
}

function Frame<T>({
  title,
  resource,
  children,
}: Readonly<{
  title: string
  resource: Resource<T>
  children: (value: T) => ReactNode
}>) {
  useStyles(css)
  const say = useMessages(lotsMessages)
  return (
    <RoomPage title={title} back={{ to: ['lots'], label: say('back') }}>
      <ResourceFrame {...useExplained(resource)} skeleton={tableWaiting} Problem={NoticeProblem}>
        {children}
      </ResourceFrame>
    </RoomPage>
  )
}
