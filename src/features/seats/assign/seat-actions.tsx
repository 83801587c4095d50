import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { Seat } from '../../../api/ticket-guests.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { isolate } from '../../../lib/text.ts'
import type { Command } from '../../../store/command.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { assignMessages } from './assign.messages.ts'
import type { Assign } from './assign.store.ts'
import type { SeatsOfOrder } from './order-seats.store.ts'
import { SeatProblem } from './seat-problem.tsx'

type Props = Readonly<{ seat: Seat; order: SeatsOfOrder; assign: Assign }>

/**
 * Invites the guest of a seat, recalls the invitation, or reassigns the seat. Before somebody is invited, unsaved values
 * are saved, so that the address on screen is the one that is mailed.
 */
export function SeatActions({ seat, order, assign }: Props) {
  const say = useMessages(assignMessages)
  const [link, setLink] = useState<{ href: string; isCopied: boolean }>()
  const [isAsking, setAsking] = useState(false)
  const { claimedYN, guest_name, guest_email, invited_at, rsvp_status, session_ids } = seat
  const acts = useMemo(() => order.acts(seat.guest_ticket_id), [order, seat.guest_ticket_id])
  const isSending = useStore(acts.invite.$state).type === 'busy'
  const isBuyers = !claimedYN && rsvp_status === 'yes'

  /** Runs an action, and then shows the changed seat in the form. */
  async function act(command: Command<void>): Promise<void> {
    setAsking(false)
    setLink(undefined)
    const before = assign.form.$values.get()
    await command.run()
    const state = order.$state.get()
    const now = state.type === 'ready' && state.value.guests.find(one => one.guest_ticket_id === seat.guest_ticket_id)
    if (now && now.revision !== seat.revision) assign.follow(now, before)
  }

  async function invite(): Promise<void> {
    if (await assign.saveTyped()) await act(acts.invite)
  }

  async function copy(): Promise<void> {
    if (!(await assign.saveTyped())) return
    const onLink = (href: string) => {
      navigator.clipboard?.writeText(href).then(
        () => setLink({ href, isCopied: true }),
        () => setLink({ href, isCopied: false }),
      ) ?? setLink({ href, isCopied: false })
    }
    await acts.link.run(onLink)
  }

  return (
    <div className="assign-actions">
      {!claimedYN && guest_email && !isBuyers && (
        <Button busy={isSending} busyLabel={say('sending')} onClick={() => void invite()}>
          {say(invited_at ? 'inviteAgain' : 'invite')}
        </Button>
      )}
      {!claimedYN && !isBuyers && (
        <Button variant="quiet" onClick={() => void copy()}>
          {say('link')}
        </Button>
      )}
      {!claimedYN && !isBuyers && (guest_name || guest_email || invited_at) && (
        <Button variant="quiet" onClick={() => void act(acts.recall)}>
          {say('recall')}
        </Button>
      )}
      {claimedYN && (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {say('reassign')}
        </Button>
      )}
      {link && (
        <p role="status" className="assign-link">
          {link.isCopied ? say('linkCopied') : `${say('linkTitle')}: `}
          <code>{link.href}</code>
        </p>
      )}
      <SeatProblem command={acts.invite} />
      <SeatProblem command={acts.link} />
      {/* A claimed seat takes less space, which moves what is below it. */}
      <SeatProblem key={seat.revision} command={acts.recall} />
      <SeatProblem command={acts.reassign} />
      <Dialog
        alert
        open={isAsking}
        title={say('reassignTitle', { name: isolate(guest_name ?? '') })}
        closeLabel={say('close')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{say('keep')}</Button>
            <Button variant="primary" onClick={() => void act(acts.reassign)}>
              {say('reassignYes')}
            </Button>
          </>
        }
      >
        <p>{say('reassignText')}</p>
        {session_ids.length > 0 && <p>{say('reassignProgramme')}</p>}
      </Dialog>
    </div>
  )
}
