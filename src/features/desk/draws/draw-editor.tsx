import { type ReactNode, useMemo, useState } from 'react'
import type { AdminDrawForm } from '../../../api/admin-draws.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { hasPermission, type Permissions } from '../desk.store.ts'
import { RoomPage } from '../room-page.tsx'
import { tableWaiting } from '../table-waiting.tsx'
import { readDraw } from './draw-actions.store.ts'
import { DrawActions } from './draw-actions.tsx'
import { DrawFields } from './draw-fields.tsx'
import { DrawWinners } from './draw-winners.tsx'
import css from './draws.css?inline'
import { drawsMessages } from './draws.messages.ts'

/** The form of a new draw, which is saved as a draft. */
export function NewDraw() {
  const { open } = useLinks()
  const say = useMessages(drawsMessages)
  const [added, setAdded] = useState<AdminDrawForm>()
  return (
    <Frame title={say('add')}>
      <DrawFields
        draw={added}
        onTheirs={setAdded}
        onSaved={draw => open(pathTo('admin', { rest: ['draws', draw.draw_id] }), { replace: true })}
      />
    </Frame>
  )
}

/** One draw: its form, and the actions that open, close and draw it. */
export function DrawEditor({ id, permissions }: Readonly<{ id: string; permissions: Permissions }>) {
  const { site } = useSurroundings()
  const say = useMessages(drawsMessages)
  const read = useMemo(() => readDraw(site, id), [site, id])
  return (
    <ResourceFrame
      {...useExplained(read)}
      skeleton={<Frame title={say('title')}>{tableWaiting}</Frame>}
      Problem={NoticeProblem}
    >
      {draw => <Editor first={draw} permissions={permissions} />}
    </ResourceFrame>
  )
}

function Editor({ first, permissions }: Readonly<{ first: AdminDrawForm; permissions: Permissions }>) {
  const [draw, setDraw] = useState(first)
  const [isUnsaved, setUnsaved] = useState(false)
  return (
    <Frame title={draw.title}>
      <DrawActions draw={draw} permissions={permissions} isUnsaved={isUnsaved} onChanged={setDraw} />
      {draw.state === 'drawn' && <DrawWinners draw={draw} permissions={permissions} onChanged={setDraw} />}
      <DrawFields
        draw={draw}
        isReadOnly={!hasPermission(permissions, 'draws.edit')}
        onSaved={setDraw}
        onTheirs={setDraw}
        onUnsaved={setUnsaved}
      />
    </Frame>
  )
}

function Frame({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  useStyles(css)
  const say = useMessages(drawsMessages)
  return (
    <RoomPage title={title} back={{ to: ['draws'], label: say('back') }}>
      {children}
    </RoomPage>
  )
}
