import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { PollDetails } from '../../api/polls.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useUnanswered } from '../../hooks/use-unanswered.ts'
import { pathTo } from '../../lib/path-to.ts'
import type { Live } from '../../store/live.ts'
import { announce } from '../../ui/announcer.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PollChoices } from './poll-choices.tsx'
import { Outcome, Thanks } from './poll-outcome.tsx'
import { pollMessages } from './polls.messages.ts'
import { type Answered, createVote, idsIn, isOther } from './vote.store.ts'

type Props = Readonly<{
  poll: PollDetails
  live: Live<PollDetails>
  /** What was chosen before signing in, as in the address. */
  chosen: string | undefined
}>

/** Voting, and afterwards the result or when it is shown. */
export function PollVote({ poll: read, live, chosen }: Props) {
  const { site } = useSurroundings()
  const { hrefTo, open } = useLinks()
  const say = useMessages(pollMessages)
  const before = chosen?.split(',').join(' ') ?? ''
  const [isChanging, setChanging] = useState(read.voted_for !== undefined && isOther(before, read))
  const [isNew, setNew] = useState(false)
  const latest = useRef({ say, open })
  latest.current = { say, open }
  const { poll_id, choices_max } = read
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen outlives every change of the poll but these
  const { form: store, $answered } = useMemo(
    () =>
      createVote(site, {
        poll: read,
        before,
        live,
        onVoted(poll) {
          setChanging(false)
          setNew(true)
          if (!poll.result) latest.current.open(pathTo('poll-success'))
        },
        tooMany: () => latest.current.say('tooMany', { count: String(choices_max) }),
      }),
    [site, live, choices_max],
  )
  const form = useForm(store, () => say('answerLabel'))
  const answered = useStore($answered)
  const isOld = answered !== undefined && isKnown(read, answered)
  useEffect(() => {
    if (isOld) $answered.set(undefined)
  }, [isOld, $answered])
  const poll = withAnswer(read, isOld ? undefined : answered)
  // A device without cookies is not told the results of later votes.
  const isPast = !read.result && answered !== undefined && read.sequence > answered.answer.sequence
  useAnnouncedClose(poll.state)
  const isSignedIn = useStore(site.$token) !== undefined
  const ids = idsIn(form.values.option_ids, poll)
  const failure = useUnanswered(store, form.props.failure, say('notSent'))

  function beginChange() {
    // The vote may have been changed on another device meanwhile.
    store.change({ option_ids: poll.voted_for?.join(' ') ?? '' })
    setNew(false)
    setChanging(true)
  }

  if (poll.state !== 'open') {
    return (
      <>
        {failure ? <Notice kind="warning" title={failure.title} /> : <p>{say('isClosed')}</p>}
        <Outcome poll={poll} isPast={isPast} />
      </>
    )
  }
  if (poll.voted_for && !isChanging) {
    return (
      <>
        <Thanks isNew={isNew} />
        <Outcome poll={poll} isPast={isPast} />
        <p>
          <Button onClick={beginChange}>{say('change')}</Button>
        </p>
      </>
    )
  }
  const mustSignIn = !poll.publicYN && !isSignedIn
  const back = pathTo('poll', { id: poll_id, query: { choice: ids.join(',') || undefined } })
  return (
    <>
      <Form {...form.props} failure={failure} label={poll.question}>
        <PollChoices
          poll={poll}
          chosen={ids}
          error={form.error('option_ids')}
          onChoose={ids => store.change({ option_ids: ids.join(' ') })}
        />
        <div className="poll-actions">
          {mustSignIn ? (
            <LinkButton variant="primary" href={hrefTo('sign-in', { query: { _redirect: back } })}>
              {say('signIn')}
            </LinkButton>
          ) : (
            <Button type="submit" variant="primary" busy={form.busy} busyLabel={say('sending')}>
              {say('vote')}
            </Button>
          )}
          {isChanging && (
            <Button disabled={form.busy} onClick={() => setChanging(false)}>
              {say('keep')}
            </Button>
          )}
        </div>
      </Form>
      {!isChanging && <Outcome poll={poll} />}
    </>
  )
}

/** Announces that the poll has closed, or opened again, while the page is open. */
function useAnnouncedClose(state: PollDetails['state']): void {
  const say = useMessages(pollMessages)
  const before = useRef(state)
  useEffect(() => {
    if (state !== before.current) announce(say(state === 'open' ? 'open' : 'isClosed'))
    before.current = state
  }, [state, say])
}

/**
 * The poll as read, with what only the answer to the vote says: for ever where the device keeps no cookies, as the
 * server does not know it again; else until a read knows of it.
 */
function withAnswer(poll: PollDetails, answered: Answered | undefined): PollDetails {
  if (!answered) return poll
  const { voted_for, result } = answered.answer
  return { ...poll, voted_for, result: poll.result ?? (poll.results_shown === 'after_vote' ? result : undefined) }
}

const isKnown = ({ voted_for }: PollDetails, { before }: Answered): boolean =>
  voted_for !== undefined && String(voted_for) !== String(before)
