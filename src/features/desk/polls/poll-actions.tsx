import { useStore } from '@nanostores/react'
import { useMemo, useRef, useState } from 'react'
import type { AdminPollForm } from '../../../api/admin-polls.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { hasPermission, type Permissions } from '../desk.store.ts'
import { createPollActions } from './poll-actions.store.ts'
import { pollsMessages } from './polls.messages.ts'
import { stateKinds } from './polls-list.tsx'

type Props = Readonly<{
  poll: AdminPollForm
  permissions: Permissions
  onChanged: () => void
}>

/** The question to confirm each action. */
const questions = {
  open: ['openTitle', 'openText', 'openIt'],
  reopen: ['reopenTitle', 'reopenText', 'reopenIt'],
  close: ['closeTitle', 'closeText', 'closeIt'],
  remove: ['removeTitle', 'removeText', 'remove'],
} as const

type Act = keyof typeof questions

/** A poll's state, and the actions besides editing. */
export function PollActions({ poll, permissions, onChanged }: Props) {
  const { site } = useSurroundings()
  const { hrefTo, open } = useLinks()
  const say = useMessages(pollsMessages)
  const [asked, setAsked] = useState<Act>()
  const { poll_id: id, state, question, publicYN } = poll
  const { voters } = poll.result
  const latest = useRef(onChanged)
  latest.current = onChanged
  const acts = useMemo(() => {
    const onDeleted = () => open(pathTo('admin', { rest: ['polls'] }), { replace: true })
    return createPollActions(site, id, { onChanged: () => latest.current(), onDeleted })
  }, [site, id, open])
  const states = [useStore(acts.open.$state), useStore(acts.close.$state)]
  const isBusy = states.some(({ type }) => type === 'busy')
  const next = ({ draft: 'open', open: 'close', closed: 'reopen' } as const)[state]
  const about = ({ draft: 'isDraft', open: 'isOpen', closed: 'isClosed' } as const)[state]
  const [heading, text, action] = questions[asked ?? 'open']
  return (
    <>
      <div className="desk-head">
        <p className="desk-buttons">
          <Badge kind={stateKinds[state]}>{say(state)}</Badge> {say(about)}
        </p>
        <div className="desk-buttons">
          {state !== 'draft' && (
            <>
              <LinkButton href={hrefTo(publicYN ? 'public-poll' : 'poll', { id })}>{say('see')}</LinkButton>
              <LinkButton href={hrefTo('poll-screen', { id })}>{say('wall')}</LinkButton>
            </>
          )}
          {hasPermission(permissions, 'polls.delete') && (state !== 'open' || voters === 0) && (
            <Button onClick={() => setAsked('remove')}>{say('remove')}</Button>
          )}
          {hasPermission(permissions, 'polls.edit') && (
            <Button variant="primary" busy={isBusy} onClick={() => setAsked(next)}>
              {say(questions[next][2])}
            </Button>
          )}
        </div>
      </div>
      {Object.entries(acts).map(([name, command]) => (
        <CommandProblem key={name} command={command} />
      ))}
      <AlertDialog
        open={asked !== undefined}
        title={say(heading)}
        action={{
          label: say(action),
          run: () => {
            setAsked(undefined)
            if (asked) void acts[asked === 'reopen' ? 'open' : asked].run()
          },
        }}
        cancel={{ label: say('cancel'), run: () => setAsked(undefined) }}
      >
        <p>{say(asked === 'remove' && voters > 0 ? 'removeVotesText' : text, { question, count: voters })}</p>
      </AlertDialog>
    </>
  )
}
