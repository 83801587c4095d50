import { useMemo, useRef } from 'react'
import type { AdminPollForm } from '../../../api/admin-polls.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { hasPermission, type Permissions } from '../desk.store.ts'
import { RecordActions } from '../record-actions.tsx'
import { createPollActions } from './poll-actions.store.ts'
import { pollsMessages } from './polls.messages.ts'
import { stateKinds } from './polls-list.tsx'

type Props = Readonly<{
  poll: AdminPollForm
  permissions: Permissions
  /** Does the form hold something that is not saved? */
  isUnsaved: boolean
  onChanged: () => void
}>

/** The question to confirm each action. */
const questions = {
  open: ['openTitle', 'openText', 'openIt'],
  reopen: ['reopenTitle', 'reopenText', 'reopenIt'],
  close: ['closeTitle', 'closeText', 'closeIt'],
} as const

/** A poll's state, and the actions besides editing. */
export function PollActions({ poll, permissions, isUnsaved, onChanged }: Props) {
  const { site } = useSurroundings()
  const { hrefTo, open } = useLinks()
  const say = useMessages(pollsMessages)
  const { poll_id: id, state, question, publicYN, results_shown } = poll
  const { voters } = poll.result
  const latest = useRef(onChanged)
  latest.current = onChanged
  const acts = useMemo(() => {
    const onDeleted = () => open(pathTo('admin', { rest: ['polls'] }), { replace: true })
    return createPollActions(site, id, { onChanged: () => latest.current(), onDeleted })
  }, [site, id, open])
  const next = ({ draft: 'open', open: 'close', closed: 'reopen' } as const)[state]
  const about = ({ draft: 'isDraft', open: 'isOpen', closed: 'isClosed' } as const)[state]
  const command = acts[next === 'reopen' ? 'open' : next]
  const [title, text, label] = questions[next]
  const isRevealed = next === 'close' && (results_shown === 'after_vote' || results_shown === 'after_close')
  const asked = [say(text, { question, count: voters }), isRevealed && say('closeReveals')].filter(Boolean).join(' ')
  const removeText = voters > 0 ? 'removeVotesText' : 'removeText'
  return (
    <RecordActions
      state={
        <>
          <Badge kind={stateKinds[state]}>{say(state)}</Badge> {say(about)}
        </>
      }
      links={
        state !== 'draft' && (
          <>
            <LinkButton href={hrefTo(publicYN ? 'public-poll' : 'poll', { id })}>{say('see')}</LinkButton>
            <LinkButton href={hrefTo('poll-screen', { id })}>{say('wall')}</LinkButton>
          </>
        )
      }
      acts={[
        hasPermission(permissions, 'polls.delete') &&
          (state !== 'open' || voters === 0) && {
            key: 'remove',
            label: say('remove'),
            run: () => void acts.remove.run(),
            question: { title: say('removeTitle'), text: say(removeText, { question, count: voters }) },
          },
        hasPermission(permissions, 'polls.edit') && {
          key: next,
          label: say(label),
          isPrimary: true,
          command,
          run: () => void command.run(),
          question: { title: say(title), text: asked },
          isShown: next !== 'close',
        },
      ]}
      commands={acts}
      isUnsaved={isUnsaved}
    />
  )
}
