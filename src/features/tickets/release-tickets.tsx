import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useCommandFailure } from '../../hooks/use-failure.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ticketBasket } from './reservation.store.ts'
import { ticketsMessages } from './tickets.messages.ts'

/**
 * Releases the reserved tickets of a visitor who has set all counts to zero. Only on a press, so that a slip does not
 * cost them the last seats.
 */
export function ReleaseTickets({ count }: Readonly<{ count: number }>) {
  const { site } = useSurroundings()
  const say = useMessages(ticketsMessages)
  const { reserve } = ticketBasket(site)
  const failure = useCommandFailure(reserve)
  return (
    <>
      {failure && (
        <Notice kind="error" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <div className="tickets-sum">
        <p>{say('stillKept', { count })}</p>
        <Button busy={useStore(reserve.$state).type === 'busy'} onClick={() => void reserve.run()}>
          {say('giveBack')}
        </Button>
      </div>
    </>
  )
}
