import { type ReactNode, useMemo, useState } from 'react'
import type { AdminPollForm } from '../../../api/admin-polls.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplainedLive } from '../../../hooks/use-explained-live.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { hasPermission, type Permissions } from '../desk.store.ts'
import { RoomPage } from '../room-page.tsx'
import { tableWaiting } from '../table-waiting.tsx'
import { livePoll } from './poll-actions.store.ts'
import { PollActions } from './poll-actions.tsx'
import { PollFields } from './poll-fields.tsx'
import { PollVotes } from './poll-votes.tsx'
import css from './polls.css?inline'
import { pollsMessages } from './polls.messages.ts'

/** The form of a new poll, which is saved as a draft. */
export function NewPoll() {
  const { open } = useLinks()
  const say = useMessages(pollsMessages)
  const [added, setAdded] = useState<AdminPollForm>()
  return (
    <Frame title={say('add')}>
      <PollFields
        poll={added}
        isFixed={false}
        onTheirs={setAdded}
        onSaved={poll => open(pathTo('admin', { rest: ['polls', poll.poll_id] }), { replace: true })}
      />
    </Frame>
  )
}

/** One poll: its state, its result, and its form. */
export function PollEditor({ id, permissions }: Readonly<{ id: string; permissions: Permissions }>) {
  const { site } = useSurroundings()
  const say = useMessages(pollsMessages)
  const live = useMemo(() => livePoll(site, id), [site, id])
  const { notLive, ...frame } = useExplainedLive(live)
  return (
    <ResourceFrame {...frame} skeleton={<Frame title={say('title')}>{tableWaiting}</Frame>} Problem={NoticeProblem}>
      {poll => <Editor now={poll} notLive={notLive} permissions={permissions} onChanged={() => void live.refresh()} />}
    </ResourceFrame>
  )
}

type EditorProps = Readonly<{
  /** As it is now, by pushes and reads. */
  now: AdminPollForm
  notLive: string | undefined
  permissions: Permissions
  onChanged: () => void
}>

/** The form keeps the version that it was opened with, so that it notices what others save meanwhile. */
function Editor({ now, notLive, permissions, onChanged }: EditorProps) {
  const [opened, setOpened] = useState(now)
  const [isUnsaved, setUnsaved] = useState(false)
  const change = (poll: AdminPollForm) => {
    setOpened(poll)
    onChanged()
  }
  return (
    <Frame title={now.question}>
      <PollActions poll={now} permissions={permissions} isUnsaved={isUnsaved} onChanged={onChanged} />
      {now.state !== 'draft' && <PollVotes poll={now} notLive={notLive} />}
      {hasPermission(permissions, 'polls.edit') && (
        <PollFields
          poll={opened}
          isFixed={now.result.voters > 0}
          onSaved={change}
          onTheirs={change}
          onUnsaved={setUnsaved}
        />
      )}
    </Frame>
  )
}

function Frame({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  useStyles(css)
  const say = useMessages(pollsMessages)
  return (
    <RoomPage title={title} back={{ to: ['polls'], label: say('back') }}>
      {children}
    </RoomPage>
  )
}
