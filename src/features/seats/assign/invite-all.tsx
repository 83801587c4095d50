import { useStore } from '@nanostores/react'
import type { Seat } from '../../../api/ticket-guests.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { assignMessages } from './assign.messages.ts'
import { type Assign, isOpen } from './assign.store.ts'
import type { SeatsOfOrder } from './order-seats.store.ts'
import { SeatProblem } from './seat-problem.tsx'

type Props = Readonly<{ order: SeatsOfOrder; guests: readonly Seat[]; assign: Assign }>

/** Offers to mail a link to every guest who has an address and no link yet. The buyer's own seat needs none. */
export function InviteAll({ order, guests, assign }: Props) {
  const say = useMessages(assignMessages)
  const state = useStore(order.inviteAll.$state)
  const waiting = guests.filter(
    seat => isOpen(seat) && seat.guest_email && !seat.invited_at && seat.rsvp_status === 'awaiting',
  )
  const count = waiting.length

  async function invite(): Promise<void> {
    if (await assign.saveTyped()) await order.inviteAll.run(waiting)
  }

  return (
    <>
      {count > 0 && (
        <Notice
          silent
          kind="info"
          title={say('inviteAllText', { count })}
          action={
            <Button busy={state.type === 'busy'} busyLabel={say('sending')} onClick={() => void invite()}>
              {say('inviteAll', { count })}
            </Button>
          }
        />
      )}
      <SeatProblem command={order.inviteAll} />
    </>
  )
}
