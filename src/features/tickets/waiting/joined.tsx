import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Result } from '../../../ui/result.tsx'
import { createLeave } from './leave.store.ts'
import { LeaveButton, Left } from './leave.tsx'
import type { JoinedList } from './wait-for.store.ts'
import { waitingMessages } from './waiting.messages.ts'

type Props = Readonly<{ joined: JoinedList; back: ReactNode }>

/** Says that somebody is on the waiting list now, and lets them leave it again. */
export function Joined({ joined: { before, email, mailedYN, waiting_token: token }, back }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(waitingMessages)
  const leave = useMemo(() => createLeave(site, token ?? ''), [site, token])
  const left = useStore(leave.$left)
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => outcome.current?.focus(), [])
  if (left) return <Left left={left} action={back} />
  return (
    <div ref={outcome} tabIndex={-1}>
      <Result
        kind="success"
        level={2}
        title={say('doneTitle')}
        action={
          <>
            {back}
            {token && <LeaveButton leave={leave} />}
          </>
        }
      >
        <p>{say(before ? 'before' : 'first', { count: before, email })}</p>
        {mailedYN && <p>{say('mailed')}</p>}
        {!token && <p>{say('leaveByMail')}</p>}
      </Result>
    </div>
  )
}
