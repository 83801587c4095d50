import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { WaitingPlace } from '../../../api/tickets.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useCommandFailure } from '../../../hooks/use-failure.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { createLeave, createPlace, type Leave, type LeftList } from './leave.store.ts'
import { waitingMessages } from './waiting.messages.ts'

/** Somebody's place on the waiting list, by the link in its mails. Only the button leaves: mail scanners open links. */
export function Place({ token }: Readonly<{ token: string }>) {
  const { site } = useSurroundings()
  const say = useMessages(waitingMessages)
  const leave = useMemo(() => createLeave(site, token), [site, token])
  const place = useMemo(() => createPlace(site, token), [site, token])
  const frame = useExplained(place, { loading: say('looking'), failed: say('lookFailed') })
  const left = useStore(leave.$left)
  const { state } = frame
  if (left) return <Left left={left} />
  if (state.type === 'failed' && state.failure.type === 'http' && state.failure.status === 404) {
    return (
      <Notice kind="info" title={say('wrongLink')}>
        <p>{frame.why}</p>
      </Notice>
    )
  }
  return (
    <ResourceFrame {...frame} Problem={NoticeProblem}>
      {found => <Shown place={found} leave={leave} />}
    </ResourceFrame>
  )
}

function Shown({ place, leave }: Readonly<{ place: WaitingPlace; leave: Leave }>) {
  const { locale } = useSurroundings()
  const say = useMessages(waitingMessages)
  const { time_zone } = useSettings()
  const { state, title, quantity: count, offered_until: until } = place
  if (state !== 'waiting' && state !== 'offered') return <Ended place={place} />
  const isOffered = state === 'offered'
  const time = until && formatMoment(until, locale, time_zone)
  return (
    <Notice
      kind="info"
      title={say(isOffered ? 'offeredTitle' : 'placeTitle', { title, count })}
      action={<LeaveButton leave={leave} offered={isOffered ? count : 0} />}
    >
      <p>{isOffered ? say('offered', { count, time: time ?? '' }) : say('place', { count })}</p>
    </Notice>
  )
}

/** Why there is nothing to leave. */
function Ended({ place: { state, title, quantity: count } }: Readonly<{ place: WaitingPlace }>) {
  const say = useMessages(waitingMessages)
  const isTaken = state === 'taken'
  return (
    <Notice kind="info" title={say(isTaken ? 'taken' : 'leftTitle', { title, count })}>
      <p>{say(isTaken ? 'takenText' : state === 'missed' ? 'missed' : 'left')}</p>
    </Notice>
  )
}

type ButtonProps = Readonly<{
  leave: Leave
  /** How many tickets are kept for them, which they give back. */
  offered?: number
}>

export function LeaveButton({ leave: { leave }, offered = 0 }: ButtonProps) {
  const say = useMessages(waitingMessages)
  const failure = useCommandFailure(leave)
  return (
    <>
      {failure && (
        <Notice kind="error" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <Button busy={useStore(leave.$state).type === 'busy'} busyLabel={say('leaving')} onClick={() => void leave.run()}>
        {offered ? say('leaveOffer', { count: offered }) : say('leave')}
      </Button>
    </>
  )
}

/** What became of a press of the button. Takes the focus, because the button is gone. */
export function Left({ left, action }: Readonly<{ left: LeftList; action?: ReactNode }>) {
  const say = useMessages(waitingMessages)
  const { title, quantity: count, state, given_backYN: gaveBack } = left
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => outcome.current?.focus(), [])
  return (
    <div ref={outcome} tabIndex={-1}>
      {state === 'left' ? (
        <Notice kind="success" title={say('leftNow', { title })} action={action}>
          <p>{gaveBack ? say('gaveBack', { count }) : say('left')}</p>
        </Notice>
      ) : (
        <Ended place={left} />
      )}
    </div>
  )
}
